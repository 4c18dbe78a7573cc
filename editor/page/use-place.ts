import { useEffect, useRef, useState } from 'react';

const current = () => location.hash.slice(1) || 'hours.yaml';

/** What is open, by the hash of the address. Asks before unsaved changes would be lost. */
export function usePlace() {
  const [place, setPlace] = useState(current);
  const [pending, setPending] = useState<string>();
  // A ref, because a save may change it and the address at once.
  const hasChanges = useRef(false);

  useEffect(() => {
    const go = () => {
      const next = current();
      if (next === place) return;
      if (hasChanges.current) {
        history.replaceState(null, '', `#${place}`);
        setPending(next);
      } else {
        setPending(undefined);
        setPlace(next);
      }
    };
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [place]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  return {
    place,
    isAsking: pending !== undefined,
    noteChanges: useRef((has: boolean) => {
      hasChanges.current = has;
    }).current,
    stay: () => setPending(undefined),
    leave: () => {
      if (pending === undefined) return;
      hasChanges.current = false;
      setPending(undefined);
      location.hash = pending;
    },
  };
}
