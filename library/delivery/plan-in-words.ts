import { dayNames } from '#library/calendar.ts';
import { formatIsoDate } from '#library/dates.ts';
import type { Arrival } from '#library/delivery/days.ts';
import type { DeliveryFacts, Plan } from '#library/delivery/plan.ts';
import { fillIn } from '#library/fill-in.ts';
import type { PlannerText } from '#library/schema/pages/shipping.ts';

type CompletePlan = Extract<Plan, { reach: string }>;

export function formatPlan(
  { reach, miles, order, arrivals }: CompletePlan,
  text: PlannerText,
  { freeOver, freeAt }: Pick<DeliveryFacts, 'freeOver' | 'freeAt'>,
) {
  const { today, start, approved, unreviewed, daysOff } = arrivals;
  const year = today.slice(0, 4);
  const formatDates = (arrival: Arrival | undefined) => formatArrival(arrival, year, text);
  const getCostRows = (option: PlannerText['sameDay' | 'shipping'], isFree: boolean) => [
    { name: text.cost, value: isFree ? option.free : option.fee },
    ...option.notes,
    { name: text.reason, value: option.why },
  ];
  const delivery = {
    title: text.sameDay.title,
    rows: [
      { name: text.sameDay.newDays, value: formatDates(unreviewed.sameDay) },
      { name: text.sameDay.days, value: formatDates(approved.sameDay) },
      ...getCostRows(text.sameDay, order !== undefined && order > toCents(freeOver)),
    ],
  };
  const shipping = {
    title: text.shipping.title,
    rows: [
      { name: text.shipping.newDays, value: formatDates(unreviewed.standard) },
      { name: text.shipping.newNextDay, value: formatDates(unreviewed.nextDay) },
      { name: text.shipping.days, value: formatDates(approved.standard) },
      { name: text.shipping.nextDay, value: formatDates(approved.nextDay) },
      {
        name: text.shipping.cold.name,
        value: fillIn(text.shipping.cold.value, {
          approved: formatDates(approved.cold),
          unreviewed: formatDates(unreviewed.cold),
        }),
      },
      ...getCostRows(text.shipping, order !== undefined && order >= toCents(freeAt)),
    ],
  };
  const options = {
    sameDay: [delivery],
    limit: [delivery, shipping],
    shipping: [shipping],
    unknown: [],
    outside: [],
  }[reach];
  const premise = start && fillIn(text.premise[start.kind], { day: formatDay(start.date, year) });
  const { last = today } = (reach === 'sameDay' ? unreviewed.sameDay : unreviewed.standard) ?? {};
  const closedDays = daysOff
    .filter(({ date }) => date < last)
    .map(({ date, reason }) => fillIn(text.dayOff, { day: formatDay(date, year), reason }));
  return {
    reach: text.reach[reach],
    distance: miles === undefined ? undefined : fillIn(text.distance, { miles: String(miles) }),
    advice: reach === 'sameDay' || reach === 'shipping' ? undefined : text.advice[reach],
    premise: options.length > 0 && premise ? `${text.notToday} ${premise}` : undefined,
    closed:
      options.length > 0 && closedDays.length > 0
        ? fillIn(text.closed, { days: closedDays.join(', ') })
        : undefined,
    options,
  };
}

const toCents = (dollars: number) => Math.round(dollars * 100);

function formatArrival(arrival: Arrival | undefined, year: string, text: PlannerText): string {
  if (!arrival) return text.noDay;
  const [first, last] = [formatDay(arrival.first, year), formatDay(arrival.last, year)];
  return first === last ? first : fillIn(text.span, { first, last });
}

function formatDay(date: string, year: string): string {
  const weekday = dayNames[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const fullDate = formatIsoDate(date);
  return `${weekday}, ${date.startsWith(year) ? fullDate.replace(/, \d+$/, '') : fullDate}`;
}
