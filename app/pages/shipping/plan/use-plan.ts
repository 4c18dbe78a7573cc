import { useEffect, useRef, useState } from 'react';
import { nextFrame } from '#app/browser/next-frame.ts';
import { serverTime } from '#app/browser/server-time.ts';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import { type PlanRequest, planUrl } from '#app/pages/shipping/plan/plan-request.ts';
import type { Entries } from '#library/delivery/entries.ts';
import { type DeliveryFacts, planFor } from '#library/delivery/plan.ts';

/** Wait until typing pauses, so screen readers don't announce an answer for every key. */
const settleMilliseconds = 300;

/** Plans for the form's entries by the server's clock, again when the tab regains focus. */
export function usePlan(initial: PlanRequest | null, facts: DeliveryFacts) {
  const [plan, setPlan] = useState(
    () => initial && planFor(initial.entries, new Date(initial.at), facts),
  );
  // Show mistakes only after a submit, not while someone is still typing.
  const [isSubmitted, setSubmitted] = useState(initial !== null);
  // Counts submits, so the same mistake twice in a row still moves the focus.
  const [submissions, setSubmissions] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function update({ fresh }: { fresh: boolean }) {
    const now = await serverTime({ fresh });
    if (!form.current) return undefined;
    // Read after the wait: the entries may have changed meanwhile.
    const entries = readForm(form.current);
    const next = planFor(entries, now, facts);
    setPlan(next);
    return next.reach && entries;
  }

  async function showPlan() {
    clearTimeout(timer.current);
    const plannedEntries = await update({ fresh: false });
    if (plannedEntries) window.history.replaceState(null, '', planUrl(plannedEntries));
  }

  useEarlyInput(form, (element) => {
    const { zip, order } = readForm(element);
    const before = initial?.entries ?? { zip: '', order: '' };
    if (zip !== before.zip || order !== before.order) showPlan();
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
    handleInput() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setSubmitted(false);
        showPlan();
      }, settleMilliseconds);
    },
    async handleSubmit() {
      // Let the pressed button paint first.
      await nextFrame();
      await showPlan();
      setSubmitted(true);
      setSubmissions((count) => count + 1);
    },
  };
}

function readForm(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return { zip: String(data.get('zip') ?? ''), order: String(data.get('order') ?? '') };
}
