import type { Schedule } from '#library/calendar.ts';
import { sunAt } from '#library/sun.ts';

/** Written into the build (vite.islands.config.ts). */
declare const openingSchedule: Schedule;

// Tells the styles where the light stands at the pharmacy: `--slant` in app/styles/tokens.css.
const light = sunAt(new Date(), openingSchedule);
if (light) document.documentElement.dataset.sun = light;
