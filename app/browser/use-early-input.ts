import { type RefObject, useEffect } from 'react';

/**
 * Hands over a field or form once, after hydration: what was typed before is in the element and not
 * in React's state.
 */
export function useEarlyInput<Field extends HTMLElement>(
  field: RefObject<Field | null>,
  take: (field: Field) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    if (field.current) take(field.current);
  }, []);
}
