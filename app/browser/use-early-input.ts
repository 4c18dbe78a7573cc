import { type RefObject, useEffect } from 'react';

/** Calls back after hydration, because React's state doesn't include text typed before it. */
export function useEarlyInput<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  onHydrated: (field: Field) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: this must run only once, after hydration.
  useEffect(() => {
    if (field.current) onHydrated(field.current);
  }, []);
}
