import { useEffect, useRef, useState } from 'react';

/** A link can also name a field: `#hours.yaml?field=root_week_Monday`. */
function getLocation() {
  const [route, query] = location.hash.slice(1).split('?');
  return { route: route || 'to-do', field: new URLSearchParams(query).get('field') };
}

export function useHashRoute() {
  const [{ route, field }, setLocation] = useState(getLocation);
  const [visitCount, setVisitCount] = useState(0);
  const [pendingHash, setPendingHash] = useState<string>();
  // This is a ref because a save clears it and changes the route before the next render.
  const isUnsavedRef = useRef(false);

  useEffect(() => {
    const handleHashChange = () => {
      const newLocation = getLocation();
      if (newLocation.route !== route && isUnsavedRef.current) {
        setPendingHash(location.hash);
        history.replaceState(null, '', `#${route}`);
      } else {
        setPendingHash(undefined);
        setLocation(newLocation);
        if (newLocation.route !== route) setVisitCount((count) => count + 1);
      }
    };
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsavedRef.current) event.preventDefault();
    };
    const controller = new AbortController();
    addEventListener('hashchange', handleHashChange, controller);
    addEventListener('beforeunload', handleBeforeUnload, controller);
    return () => controller.abort();
  }, [route]);

  return {
    route,
    field,
    visitCount,
    isConfirming: pendingHash !== undefined,
    setUnsaved: useRef((isUnsaved: boolean) => {
      isUnsavedRef.current = isUnsaved;
    }).current,
    cancelLeave: () => setPendingHash(undefined),
    confirmLeave: () => {
      if (pendingHash === undefined) return;
      isUnsavedRef.current = false;
      setPendingHash(undefined);
      location.hash = pendingHash;
    },
  };
}
