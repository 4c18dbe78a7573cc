import { useEffect, useRef, useState } from 'react';

const getRoute = () => location.hash.slice(1) || 'hours.yaml';

export function useHashRoute() {
  const [route, setRoute] = useState(getRoute);
  const [visitCount, setVisitCount] = useState(0);
  const [pendingRoute, setPendingRoute] = useState<string>();
  // This is a ref because a save clears it and changes the route before the next render.
  const isUnsavedRef = useRef(false);

  useEffect(() => {
    const handleHashChange = () => {
      const newRoute = getRoute();
      if (newRoute === route) return;
      if (isUnsavedRef.current) {
        history.replaceState(null, '', `#${route}`);
        setPendingRoute(newRoute);
      } else {
        setPendingRoute(undefined);
        setRoute(newRoute);
        setVisitCount((count) => count + 1);
      }
    };
    addEventListener('hashchange', handleHashChange);
    return () => removeEventListener('hashchange', handleHashChange);
  }, [route]);

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsavedRef.current) event.preventDefault();
    };
    addEventListener('beforeunload', handleBeforeUnload);
    return () => removeEventListener('beforeunload', handleBeforeUnload);
  }, []);

  return {
    route,
    visitCount,
    isConfirming: pendingRoute !== undefined,
    setUnsaved: useRef((isUnsaved: boolean) => {
      isUnsavedRef.current = isUnsaved;
    }).current,
    cancelLeave: () => setPendingRoute(undefined),
    confirmLeave: () => {
      if (pendingRoute === undefined) return;
      isUnsavedRef.current = false;
      setPendingRoute(undefined);
      location.hash = pendingRoute;
    },
  };
}
