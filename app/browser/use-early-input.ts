import { type RefObject, useEffect } from 'react';

/** Passes the field on after hydration: text typed before isn't in React's state. */
export function useEarlyInput<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  onHydrated: (field: Field) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration.
  useEffect(() => {
    if (field.current) onHydrated(field.current);
  }, []);
}
