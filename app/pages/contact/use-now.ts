import { useEffect, useState } from 'react';

const everyMilliseconds = 15_000;

/** The current time, kept current; `undefined` in the HTML, which is built once and read later. */
export function useNow() {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, everyMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
