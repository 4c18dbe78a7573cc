import { dayNames } from '#library/calendar.ts';
import { dateInWords } from '#library/dates.ts';
import type { Arrival } from '#library/delivery/days.ts';
import type { DeliveryFacts, Plan } from '#library/delivery/plan.ts';
import { fillIn } from '#library/fill-in.ts';
import type { PlanWords } from '#library/schema/pages/shipping.ts';

type CompletePlan = Extract<Plan, { reach: string }>;

export interface PlanText {
  reach: string;
  asksToCall: boolean;
  /** The assumption behind the dates. */
  premise: string | undefined;
  /** For each delivery option: dates, cost, and how they were figured. */
  options: { name: string; rows: { name: string; value: string }[] }[];
}

export function planInWords(
  { reach, order, arrivals }: CompletePlan,
  words: PlanWords,
  { freeOver, freeAt }: Pick<DeliveryFacts, 'freeOver' | 'freeAt'>,
): PlanText {
  const { start, sameDay, standard, nextDay } = arrivals;
  const year = start?.date.slice(0, 4) ?? '';
  const days = (arrival: Arrival | undefined) => arrivalInWords(arrival, year, words);
  const costAndReason = (option: PlanWords['sameDay' | 'shipping'], isFree: boolean) => [
    { name: words.cost, value: isFree ? option.free : option.fee },
    {
      name: words.reason,
      value: start?.isPastCutoff ? `${words.pastCutoff} ${option.why}` : option.why,
    },
  ];
  const delivery = {
    name: words.sameDay.days,
    rows: [
      { name: words.sameDay.days, value: days(sameDay) },
      ...costAndReason(words.sameDay, order !== undefined && isDeliveryFree(order, freeOver)),
    ],
  };
  const shipping = {
    name: words.shipping.days,
    rows: [
      { name: words.shipping.days, value: days(standard) },
      { name: words.shipping.nextDay, value: days(nextDay) },
      ...costAndReason(words.shipping, order !== undefined && isShippingFree(order, freeAt)),
    ],
  };
  const options = {
    sameDay: [delivery],
    limit: [delivery, shipping],
    shipping: [shipping],
    unknown: [],
    outside: [],
  }[reach];
  return {
    reach: words.reach[reach],
    asksToCall: reach === 'limit' || reach === 'unknown',
    premise:
      start && options.length > 0
        ? fillIn(start.isToday ? words.premise.today : words.premise.later, {
            day: dayInWords(start.date, year),
          })
        : undefined,
    options,
  };
}

const inCents = (dollars: number) => Math.round(dollars * 100);

/** Delivery is free over the minimum, shipping already at it. Orders are in cents. */
const isDeliveryFree = (order: number, freeOver: number) => order > inCents(freeOver);
const isShippingFree = (order: number, freeAt: number) => order >= inCents(freeAt);

function arrivalInWords(arrival: Arrival | undefined, year: string, words: PlanWords): string {
  if (!arrival) return words.noDay;
  const [first, last] = [dayInWords(arrival.first, year), dayInWords(arrival.last, year)];
  return first === last ? first : fillIn(words.span, { first, last });
}

/** `Tuesday, November 17`; a day in another year also has the year. */
function dayInWords(date: string, year: string): string {
  const weekday = dayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const words = dateInWords(date);
  return `${weekday}, ${date.startsWith(year) ? words.replace(/, \d+$/, '') : words}`;
}
