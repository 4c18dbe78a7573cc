import { type RefObject, useEffect } from 'react';

/** Calls `take` after hydration: text typed before that is in the element but not in React's state. */
export function useEarlyInput<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  take: (field: Field) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration.
  useEffect(() => {
    if (field.current) take(field.current);
  }, []);
}
