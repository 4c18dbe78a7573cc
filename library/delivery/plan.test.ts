import { expect, it } from 'vitest';
import { dayNames } from '#library/calendar.ts';
import { type DeliveryFacts, planDelivery } from '#library/delivery/plan.ts';
import { formatPlan } from '#library/delivery/plan-in-words.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import { makeSchedule, makeWeek } from '#library/testing/week.ts';
import { deliveryPlanText } from '#library/words.ts';

const facts: DeliveryFacts = {
  zips: { ranges: [[90_000, 90_004]], letters: '3+.-3' },
  freeOver: 75.55,
  freeAt: 160.1,
  readyBy: 840,
  compounding: { least: 1, most: 2 },
  reviewDays: 1,
  coldDays: ['Monday', 'Tuesday', 'Wednesday'],
  shipping: { least: 2, most: 3 },
  daysWithoutDelivery: ['Saturday', 'Sunday'],
  carrierHolidays: [],
  schedule: makeSchedule(makeWeek({ from: 540, until: 1080 }, null)),
};
const zips = { sameDay: '90000', limit: '90001', shipping: '90002', unknown: '90003' };
const monday = new Date('2026-11-16T10:05:00-08:00');

const planText = separateUnits(deliveryPlanText);
const { reach, advice, notToday, premise, sameDay, shipping } = planText;
const { cost, reason, noDay } = planText;
const fill = (text: string, values: Record<string, string>) => separateUnits(fillIn(text, values));
const formatSpan = (first: string, last: string) => fill(planText.span, { first, last });

function describePlan(zip: string, order = '', now = monday, planFacts = facts) {
  const plan = planDelivery({ zip, order }, now, planFacts);
  if (!plan.reach) throw new Error('The entries have mistakes.');
  return separateUnits(formatPlan(plan, planText, planFacts));
}
const getRows = (...args: Parameters<typeof describePlan>) =>
  describePlan(...args).options.map(({ rows }) =>
    Object.fromEntries(rows.map((row) => [row.name, row.value])),
  );

it('has an assumption, dates, a cost and a reason', () => {
  const rows = [
    {
      name: sameDay.newDays,
      value: formatSpan('Wednesday, November 18', 'Thursday, November 19'),
    },
    { name: sameDay.days, value: formatSpan('Tuesday, November 17', 'Wednesday, November 18') },
    { name: cost, value: sameDay.free },
    ...sameDay.notes,
    { name: reason, value: sameDay.why },
  ];
  expect(describePlan(zips.sameDay, '80')).toEqual({
    reach: reach.sameDay,
    distance: fill(planText.distance, { miles: '3' }),
    premise: `${notToday} ${fill(premise.today, { day: 'Monday, November 16' })}`,
    options: [{ title: sameDay.title, rows }],
  });
  expect(getRows(zips.shipping, '100')).toMatchObject([
    {
      [shipping.days]: formatSpan('Thursday, November 19', 'Monday, November 23'),
      [shipping.nextDay]: formatSpan('Wednesday, November 18', 'Thursday, November 19'),
      [shipping.newDays]: formatSpan('Friday, November 20', 'Tuesday, November 24'),
      [shipping.newNextDay]: formatSpan('Thursday, November 19', 'Friday, November 20'),
      [shipping.cold.name]: fill(shipping.cold.value, {
        approved: formatSpan('Wednesday, November 18', 'Thursday, November 19'),
        unreviewed: formatSpan('Thursday, November 19', 'Tuesday, November 24'),
      }),
      [cost]: shipping.fee,
      [reason]: shipping.why,
    },
  ]);
});

it('shows both options at the edge of the delivery area, and asks customers to call', () => {
  const plan = describePlan(zips.limit, '80');
  expect(plan).toMatchObject({ reach: reach.limit, advice: advice.limit });
  expect(plan.options.map(({ title }) => title)).toEqual([sameDay.title, shipping.title]);
});

it('offers no delivery options for an unknown or out-of-state ZIP code', () => {
  for (const [zip, name] of [
    [zips.unknown, 'unknown'],
    ['10001', 'outside'],
  ] as const) {
    expect(describePlan(zip)).toEqual({ reach: reach[name], advice: advice[name], options: [] });
  }
});

it.each([
  [zips.sameDay, '', sameDay.fee],
  [zips.sameDay, '75.55', sameDay.fee],
  [zips.sameDay, '75.56', sameDay.free],
  [zips.shipping, '160.09', shipping.fee],
  [zips.shipping, '160.10', shipping.free],
])('shows the cost of delivery to %s for an order of %j', (to, order, expected) => {
  expect(getRows(to, order)[0]?.[cost]).toBe(expected);
});

const getDays = (now: Date, changes: Partial<DeliveryFacts> = {}) =>
  getRows(zips.sameDay, '', now, { ...facts, ...changes })[0]?.[sameDay.days];

it.each([
  ['2026-12-30', 'Thursday, December 31', 'Friday, January 1, 2027', 'Monday, January 4, 2027'],
  ['2026-12-31', 'Friday, January 1, 2027', 'Monday, January 4, 2027', 'Tuesday, January 5, 2027'],
])(
  "names the approval day if it isn't today, and the year if it's next year: %s",
  (date, day, ...days) => {
    const afterCutoff = new Date(`${date}T15:00:00-08:00`);
    const plan = describePlan(zips.sameDay, '', afterCutoff);
    expect(plan.premise).toBe(`${notToday} ${fill(premise.tooLate, { day })}`);
    expect(getDays(afterCutoff)).toBe(formatSpan(...days));
  },
);

it('adds the days that a review takes to a new prescription', () => {
  const [delivery] = getRows(zips.sameDay, '', monday, { ...facts, reviewDays: 3 });
  const dates = formatSpan('Friday, November 20', 'Monday, November 23');
  expect(delivery?.[sameDay.newDays]).toBe(dates);
});

it('names a closed day before the last date shown', () => {
  const closures = ['2026-11-18', '2026-11-23'].map((day) => {
    return { from: day, until: day, hours: null, reason: 'Inventory' };
  });
  const planFacts = { ...facts, schedule: { ...facts.schedule, closures } };
  const getClosed = (zip: string) => describePlan(zip, '', monday, planFacts).closed;
  const days = fill(planText.dayOff, { day: 'Wednesday, November 18', reason: 'Inventory' });
  expect(getClosed(zips.sameDay)).toBe(fill(planText.closed, { days }));
  expect(getClosed(zips.shipping)).toContain('Monday, November 23');
});

it('shows a single day only once, and a message if there is no delivery day', () => {
  expect(getDays(monday, { compounding: { least: 1, most: 1 } })).toBe('Tuesday, November 17');
  expect(getDays(monday, { daysWithoutDelivery: dayNames })).toBe(noDay);
});
