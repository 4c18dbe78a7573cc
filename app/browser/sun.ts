import type { Schedule } from '#library/calendar.ts';
import { sunAt } from '#library/sun.ts';

/** Written into the build (vite.islands.config.ts). */
declare const openingSchedule: Schedule;

// Sets the angle of the light for the time at the pharmacy: `--slant` in app/styles/tokens.css.
const light = sunAt(new Date(), openingSchedule);
if (light) document.documentElement.dataset.sun = light;
