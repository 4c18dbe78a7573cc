import { useCallback, useEffect, useRef, useState } from 'react';

const leaveQuestion =
  'Leave without saving? This browser keeps your changes, and the form offers them when you come back.';

/** A link can also name a field: `#hours.yaml?field=root_week_Monday`. */
function getLocation() {
  const [route, query] = location.hash.slice(1).split('?');
  return { route: route || 'to-do', field: new URLSearchParams(query).get('field') };
}

export function useHashRoute() {
  const [{ route, field }, setLocation] = useState(getLocation);
  const [visitCount, setVisitCount] = useState(0);
  // This is a ref because a save clears it and changes the route before the next render.
  const isUnsavedRef = useRef(false);
  const setUnsaved = useCallback((isUnsaved: boolean) => {
    isUnsavedRef.current = isUnsaved;
  }, []);

  useEffect(() => {
    const handleHashChange = () => {
      const newLocation = getLocation();
      const isLeaving = newLocation.route !== route;
      if (isLeaving && isUnsavedRef.current && !confirm(leaveQuestion)) {
        history.replaceState(null, '', `#${route}`);
        return;
      }
      setLocation(newLocation);
      if (isLeaving) setVisitCount((count) => count + 1);
    };
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsavedRef.current) event.preventDefault();
    };
    const controller = new AbortController();
    addEventListener('hashchange', handleHashChange, controller);
    addEventListener('beforeunload', handleBeforeUnload, controller);
    return () => controller.abort();
  }, [route]);

  return { route, field, visitCount, setUnsaved };
}
