import type { Schedule } from '#library/calendar.ts';
import { getSunlight } from '#library/sun.ts';

/** vite.islands.config.ts defines this constant. */
declare const openingSchedule: Schedule;

// `data-sun` sets the angle of the light: see `--slant` in app/styles/tokens.css.
const light = getSunlight(new Date(), openingSchedule);
if (light) document.documentElement.dataset.sun = light;
