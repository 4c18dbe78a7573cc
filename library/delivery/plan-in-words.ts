import { dayNames } from '#library/calendar.ts';
import { dateInWords } from '#library/dates.ts';
import type { Arrival } from '#library/delivery/days.ts';
import { centsInWords, lacksForDelivery, lacksForShipping } from '#library/delivery/fees.ts';
import type { DeliveryFacts, Plan } from '#library/delivery/plan.ts';
import { fillIn } from '#library/fill-in.ts';
import { clockTime } from '#library/opening.ts';
import type { PlanWords } from '#library/schema/pages/shipping.ts';

type Made = Extract<Plan, { reach: string }>;

export interface ToldPlan {
  reach: string;
  asksToCall: boolean;
  /** For each way that an order may take: its days, what it costs, and why. */
  ways: { name: string; rows: { name: string; value: string }[] }[];
}

/** A plan as the page says it. */
export function planInWords(
  plan: Made,
  words: PlanWords,
  { freeOver, freeAt }: Pick<DeliveryFacts, 'freeOver' | 'freeAt'>,
): ToldPlan {
  const { reach, order, arrivals } = plan;
  const { start, sameDay, standard, nextDay } = arrivals;
  const year = start.date.slice(0, 4);
  const days = (arrival: Arrival | undefined) => arrivalInWords(arrival, year, words);
  const begins = fillIn(start.isNow ? words.start.now : words.start.later, {
    day: dayInWords(start.date, year),
    time: clockTime(start.minutes),
  });
  const told = (way: PlanWords['sameDay' | 'shipping'], lacks: number | undefined) => [
    { name: words.cost, value: costInWords(way, lacks) },
    { name: words.reason, value: fillIn(way.why, { start: begins }) },
  ];
  const delivered = {
    name: words.sameDay.days,
    rows: [
      { name: words.sameDay.days, value: days(sameDay) },
      ...told(words.sameDay, order === undefined ? undefined : lacksForDelivery(order, freeOver)),
    ],
  };
  const shipped = {
    name: words.shipping.days,
    rows: [
      { name: words.shipping.days, value: days(standard) },
      { name: words.shipping.nextDay, value: days(nextDay) },
      ...told(words.shipping, order === undefined ? undefined : lacksForShipping(order, freeAt)),
    ],
  };
  const ways = {
    sameDay: [delivered],
    limit: [delivered, shipped],
    shipping: [shipped],
    unknown: [],
    outside: [],
  };
  return {
    reach: words.reach[reach],
    asksToCall: reach === 'limit' || reach === 'unknown',
    ways: ways[reach],
  };
}

/** For delivery the fee comes first, for shipping what would make it free: the fee is told later. */
function costInWords(way: PlanWords['sameDay' | 'shipping'], lacks: number | undefined): string {
  if (lacks === 0) return way.free;
  const more = lacks === undefined ? way.rule : fillIn(way.lacks, { amount: centsInWords(lacks) });
  return 'nextDay' in way ? `${more} ${way.fee}` : `${way.fee} ${more}`;
}

function arrivalInWords(arrival: Arrival | undefined, year: string, words: PlanWords): string {
  if (!arrival) return words.noDay;
  const [first, last] = [dayInWords(arrival.first, year), dayInWords(arrival.last, year)];
  return first === last ? first : fillIn(words.span, { first, last });
}

/** `Tuesday, November 17`, and in another year than this one with the year. */
function dayInWords(date: string, year: string): string {
  const weekday = dayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const words = dateInWords(date);
  return `${weekday}, ${date.startsWith(year) ? words.replace(/, \d+$/, '') : words}`;
}
