import { useEffect, useState } from 'react';
import type { Schedule } from '#library/calendar.ts';
import { getOpeningState } from '#library/opening.ts';

const refreshMilliseconds = 15_000;

/** Returns `undefined` in prerendered HTML, because the state depends on the current time. */
export function useOpeningState(schedule: Schedule) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const updateNow = () => setNow(new Date());
    updateNow();
    const timer = setInterval(updateNow, refreshMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now && getOpeningState(now, schedule);
}
