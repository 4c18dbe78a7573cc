import { useEffect, useRef } from 'react';

/** Keeps the last value while the next one is on its way, so nothing flickers. */
export function useLatest<Value>(next: Value | undefined, first: Value): Value {
  const latest = useRef(first);
  const shown = next ?? latest.current;
  useEffect(() => {
    latest.current = shown;
  });
  return shown;
}
