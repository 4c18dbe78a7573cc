import { useEffect, useRef, useState } from 'react';
import { nextFrame } from '#app/browser/next-frame.ts';
import { type Asked, addressOf } from '#app/pages/shipping/plan/question.ts';
import type { Entries } from '#library/delivery/entries.ts';
import { type DeliveryFacts, planFor } from '#library/delivery/plan.ts';

/** How long after the last key the answer and the address follow: nobody wants to hear each key. */
const settleMilliseconds = 300;

/** The plan for what stands in the form, by the clock of the moment at which it was asked. */
export function usePlan(atFirst: Asked | null, facts: DeliveryFacts) {
  const [plan, setPlan] = useState(
    () => atFirst && planFor(atFirst.entries, new Date(atFirst.at), facts),
  );
  // Mistakes are told to somebody who asks, not to somebody who is still typing.
  const [isSubmitted, setSubmitted] = useState(atFirst !== null);
  // Counts the submissions, so that the same mistake twice in a row still moves the focus.
  const [submissions, setSubmissions] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask() {
    clearTimeout(timer.current);
    if (!form.current) return;
    const entries = entriesOf(form.current);
    const made = planFor(entries, new Date(), facts);
    setPlan(made);
    // An address that holds no answer would be of no use to anybody.
    if (made.reach) window.history.replaceState(null, '', addressOf(entries));
  }

  // What was typed before script took over is in the fields and nowhere else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script takes over.
  useEffect(() => {
    const early = form.current && entriesOf(form.current);
    const known = atFirst?.entries ?? { zip: '', order: '' };
    if (early && (early.zip !== known.zip || early.order !== known.order)) ask();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (submissions > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [submissions]);

  return {
    form,
    plan,
    mistakes: isSubmitted && plan && !plan.reach ? plan.mistakes : undefined,
    type() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setSubmitted(false);
        ask();
      }, settleMilliseconds);
    },
    async submit() {
      // The press is seen first, then answered.
      await nextFrame();
      ask();
      setSubmitted(true);
      setSubmissions((count) => count + 1);
    },
  };
}

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return { zip: String(data.get('zip') ?? ''), order: String(data.get('order') ?? '') };
}
