import { useEffect, useRef, useState } from 'react';
import { waitForPaint } from '#app/browser/next-frame.ts';
import { getServerTime } from '#app/browser/server-time.ts';
import { useEarlyInput } from '#app/browser/use-early-input.ts';
import { getPlanUrl, type PlanRequest } from '#app/pages/shipping/plan/plan-request.ts';
import type { Entries } from '#library/delivery/entries.ts';
import { type DeliveryFacts, planDelivery } from '#library/delivery/plan.ts';

/** Wait until typing pauses, so screen readers don't announce an answer for every key. */
const typingPauseMilliseconds = 300;

const refreshMilliseconds = 60_000;

/** Uses the server's clock, and keeps the plan current while the tab is visible. */
export function usePlan(initialRequest: PlanRequest | null, facts: DeliveryFacts) {
  const [plan, setPlan] = useState(
    () =>
      initialRequest && planDelivery(initialRequest.entries, new Date(initialRequest.at), facts),
  );
  const [isSubmitted, setIsSubmitted] = useState(initialRequest !== null);
  // The count changes with each submission, so a repeated mistake still moves the focus.
  const [submissionCount, setSubmissionCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function updatePlan({ fresh }: { fresh: boolean }) {
    const now = await getServerTime({ fresh });
    if (!form.current) return undefined;
    // The entries may have changed during the wait.
    const entries = readForm(form.current);
    const newPlan = planDelivery(entries, now, facts);
    setPlan(newPlan);
    return newPlan.reach && entries;
  }

  async function showPlan() {
    clearTimeout(timer.current);
    const plannedEntries = await updatePlan({ fresh: false });
    // With a mistake, the URL of the last plan would be wrong.
    const url = plannedEntries ? getPlanUrl(plannedEntries) : '/shipping';
    window.history.replaceState(null, '', url);
  }

  useEarlyInput(form, (element) => {
    const { zip, order } = readForm(element);
    const initialEntries = initialRequest?.entries ?? { zip: '', order: '' };
    if (zip !== initialEntries.zip || order !== initialEntries.order) showPlan();
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  const hasAnswer = plan?.reach !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `updatePlan` reads the form when it runs.
  useEffect(() => {
    if (!hasAnswer) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') updatePlan({ fresh: true });
    };
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    const interval = setInterval(refresh, refreshMilliseconds);
    return () => {
      clearInterval(interval);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [hasAnswer]);

  useEffect(() => {
    if (submissionCount === 0) return;
    const invalidField = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (invalidField) return invalidField.focus();
    const answer = document.getElementById('plan');
    answer?.focus({ preventScroll: true });
    answer?.scrollIntoView({ block: 'nearest' });
  }, [submissionCount]);

  return {
    form,
    plan,
    mistakes: isSubmitted && plan && !plan.reach ? plan.mistakes : undefined,
    handleInput() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setIsSubmitted(false);
        showPlan();
      }, typingPauseMilliseconds);
    },
    async handleSubmit() {
      await waitForPaint();
      await showPlan();
      setIsSubmitted(true);
      setSubmissionCount((count) => count + 1);
    },
  };
}

function readForm(form: HTMLFormElement): Entries {
  const data = new FormData(form);
  return { zip: String(data.get('zip') ?? ''), order: String(data.get('order') ?? '') };
}
