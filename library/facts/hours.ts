import data from '#content/hours.yaml';
import { site } from '#library/facts/site.ts';
import { type Schedule, weekInWords } from '#library/opening.ts';
import { hoursSchema } from '#library/schema/hours.ts';

const { week, holidays } = hoursSchema.parse(data);

/** When this pharmacy is open: what the rules of opening.ts are asked about. */
export const schedule: Schedule = { week, holidays, timeZone: site.timeZone };

const { open, closed } = weekInWords(week);

/** `Mon–Fri 9am–6pm`, `Sat 10am–2pm`: when we are there. */
export const openHours: readonly string[] = open;

/** The same with the days on which we are not. */
export const allHours: readonly string[] = [...open, ...closed];
