import { useEffect, useRef, useState } from 'react';

const currentRoute = () => location.hash.slice(1) || 'hours.yaml';

/** The open file, from the hash of the URL. Asks for confirmation before unsaved changes are lost. */
export function useHashRoute() {
  const [route, setRoute] = useState(currentRoute);
  const [pending, setPending] = useState<string>();
  // A ref, because a save clears it and changes the route before the next render.
  const isUnsaved = useRef(false);

  useEffect(() => {
    const navigate = () => {
      const next = currentRoute();
      if (next === route) return;
      if (isUnsaved.current) {
        history.replaceState(null, '', `#${route}`);
        setPending(next);
      } else {
        setPending(undefined);
        setRoute(next);
      }
    };
    addEventListener('hashchange', navigate);
    return () => removeEventListener('hashchange', navigate);
  }, [route]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  return {
    route,
    isConfirming: pending !== undefined,
    setUnsaved: useRef((unsaved: boolean) => {
      isUnsaved.current = unsaved;
    }).current,
    stay: () => setPending(undefined),
    leave: () => {
      if (pending === undefined) return;
      isUnsaved.current = false;
      setPending(undefined);
      location.hash = pending;
    },
  };
}
