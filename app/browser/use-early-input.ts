import { type RefObject, useEffect } from 'react';

/** Calls `onHydrated` once, because React's state doesn't include text typed before hydration. */
export function useEarlyInput<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  onHydrated: (field: Field) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: this must run only once, after hydration.
  useEffect(() => {
    if (field.current) onHydrated(field.current);
  }, []);
}
