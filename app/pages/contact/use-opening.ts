import { useEffect, useState } from 'react';
import type { Schedule } from '#library/calendar.ts';
import { openingState } from '#library/opening.ts';

const everyMilliseconds = 15_000;

/** Whether we are open now. `undefined` in the HTML, which is built ahead of time. */
export function useOpening(schedule: Schedule) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, everyMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now && openingState(now, schedule);
}
