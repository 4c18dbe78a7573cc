import { useEffect, useRef, useState } from 'react';

const current = () => decodeURIComponent(location.hash.slice(1)) || 'hours.yaml';

/** What is open, by the hash of the address. With changes to lose, it asks before it goes elsewhere. */
export function usePlace() {
  const [place, setPlace] = useState(current);
  const [pending, setPending] = useState<string>();
  // No state: whoever saved may go on in the same moment.
  const hasChanges = useRef(false);

  useEffect(() => {
    const go = () => {
      const wanted = current();
      if (wanted === place) return;
      if (!hasChanges.current) {
        setPending(undefined);
        return setPlace(wanted);
      }
      history.replaceState(null, '', `#${place}`);
      setPending(wanted);
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
