import { useEffect, useRef, useState } from 'react';
import { nextFrame } from '#app/browser/next-frame.ts';
import { serverTime } from '#app/browser/server-time.ts';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import { type Asked, addressOf } from '#app/pages/shipping/plan/question.ts';
import type { Entries } from '#library/delivery/entries.ts';
import { type DeliveryFacts, planFor } from '#library/delivery/plan.ts';

/** Wait until typing pauses, so screen readers don't announce an answer for every key. */
const settleMilliseconds = 300;

/** The plan for the form's entries, by the server's clock, updated when the reader returns to the tab. */
export function usePlan(atFirst: Asked | null, facts: DeliveryFacts) {
  const [plan, setPlan] = useState(
    () => atFirst && planFor(atFirst.entries, new Date(atFirst.at), facts),
  );
  // Show mistakes only after a submit, not while someone is still typing.
  const [isSubmitted, setSubmitted] = useState(atFirst !== null);
  // Counts submits, so the same mistake twice in a row still moves the focus.
  const [submissions, setSubmissions] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function update({ fresh }: { fresh: boolean }) {
    const now = await serverTime({ fresh });
    if (!form.current) return undefined;
    // Read after the wait: the entries may have changed meanwhile.
    const entries = entriesOf(form.current);
    const next = planFor(entries, now, facts);
    setPlan(next);
    return next.reach && entries;
  }

  async function ask() {
    clearTimeout(timer.current);
    const answered = await update({ fresh: false });
    if (answered) window.history.replaceState(null, '', addressOf(answered));
  }

  useEarlyInput(form, (element) => {
    const early = entriesOf(element);
    const known = atFirst?.entries ?? { zip: '', order: '' };
    if (early.zip !== known.zip || early.order !== known.order) ask();
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  const hasAnswer = plan?.reach !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` reads the form when it runs.
  useEffect(() => {
    if (!hasAnswer) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') update({ fresh: true });
    };
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [hasAnswer]);

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
      // Let the pressed button paint first.
      await nextFrame();
      await ask();
      setSubmitted(true);
      setSubmissions((count) => count + 1);
    },
  };
}

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return { zip: String(data.get('zip') ?? ''), order: String(data.get('order') ?? '') };
}
