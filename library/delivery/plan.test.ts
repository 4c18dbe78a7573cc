import { expect, it } from 'vitest';
import { dayNames } from '#library/calendar.ts';
import { type DeliveryFacts, planDelivery } from '#library/delivery/plan.ts';
import { formatPlan } from '#library/delivery/plan-in-words.ts';
import { separateUnits } from '#library/join-units.ts';
import type { PlannerText } from '#library/schema/pages/shipping.ts';
import { makeWeek } from '#library/testing/week.ts';

const facts: DeliveryFacts = {
  zips: { ranges: [[90_000, 90_004]], letters: 'slp-s' },
  freeOver: 75.55,
  freeAt: 160.1,
  readyBy: 840,
  compounding: { least: 1, most: 2 },
  shipping: { least: 2, most: 3 },
  daysWithoutDelivery: ['Saturday', 'Sunday'],
  carrierHolidays: [],
  schedule: {
    week: makeWeek({ from: 540, until: 1080 }, null),
    holidays: [],
    closures: [],
    timeZone: 'America/Los_Angeles',
  },
};
const zips = { sameDay: '90000', limit: '90001', shipping: '90002', unknown: '90003' };
const monday = new Date('2026-11-16T10:05:00-08:00');

const planText = {
  reach: {
    sameDay: 'near',
    limit: 'edge',
    shipping: 'far',
    unknown: 'unknown',
    outside: 'outside',
  },
  review: 'We review it.',
  premise: {
    today: 'If approved today:',
    tooLate: 'Too late. If approved on {day}:',
    dayOff: 'Day off. If approved on {day}:',
  },
  sameDay: {
    days: 'Same-day',
    fee: '$5',
    free: 'free',
    notes: [{ name: 'At the door', value: 'Sign.' }],
    why: 'We drive.',
  },
  shipping: {
    days: 'Standard',
    nextDay: 'Next-day',
    fee: '$12',
    free: 'free',
    notes: [{ name: 'Cold', value: 'Overnight.' }],
    why: 'By carrier.',
  },
  cost: 'Cost',
  reason: 'Why',
  span: '{first} to {last}',
  noDay: 'Call for a date.',
};

function describePlan(zip: string, order = '', now = monday, planFacts = facts) {
  const plan = planDelivery({ zip, order }, now, planFacts);
  if (!plan.reach) throw new Error('The entries have mistakes.');
  // Plans don't use all of the fields in PlannerText.
  return separateUnits(formatPlan(plan, planText as PlannerText, planFacts));
}
const getRows = (...args: Parameters<typeof describePlan>) =>
  describePlan(...args).options.map(({ rows }) =>
    Object.fromEntries(rows.map((row) => [row.name, row.value])),
  );

it('has an assumption, dates, a cost and a reason', () => {
  const rows = [
    { name: 'Same-day', value: 'Tuesday, November 17 to Wednesday, November 18' },
    { name: 'Cost', value: 'free' },
    { name: 'At the door', value: 'Sign.' },
    { name: 'Why', value: 'We drive.' },
  ];
  expect(describePlan(zips.sameDay, '80')).toEqual({
    reach: 'near',
    asksToCall: false,
    premise: 'We review it. If approved today:',
    options: [{ name: 'Same-day', rows }],
  });
  expect(getRows(zips.shipping, '100')).toEqual([
    {
      Standard: 'Thursday, November 19 to Monday, November 23',
      'Next-day': 'Wednesday, November 18 to Thursday, November 19',
      Cost: '$12',
      Cold: 'Overnight.',
      Why: 'By carrier.',
    },
  ]);
});

it('shows both options at the edge of the delivery area, and asks customers to call', () => {
  const { reach, asksToCall, options } = describePlan(zips.limit, '80');
  expect([reach, asksToCall]).toEqual(['edge', true]);
  expect(options.map(({ name }) => name)).toEqual(['Same-day', 'Standard']);
});

it('offers no delivery options for an unknown or out-of-state ZIP code', () => {
  expect(describePlan(zips.unknown)).toEqual({ reach: 'unknown', asksToCall: true, options: [] });
  expect(describePlan('10001')).toEqual({ reach: 'outside', asksToCall: true, options: [] });
});

it.each([
  [zips.sameDay, '', '$5'],
  [zips.sameDay, '75.55', '$5'],
  [zips.sameDay, '75.56', 'free'],
  [zips.shipping, '160.09', '$12'],
  [zips.shipping, '160.10', 'free'],
])('shows the cost of delivery to %s for an order of %j', (to, order, cost) => {
  expect(getRows(to, order)[0]?.Cost).toBe(cost);
});

const getDays = (now: Date, changes: Partial<DeliveryFacts> = {}) =>
  getRows(zips.sameDay, '', now, { ...facts, ...changes })[0]?.['Same-day'];

it.each([
  ['2026-12-30', 'Thursday, December 31', 'Friday, January 1, 2027 to Monday, January 4, 2027'],
  ['2026-12-31', 'Friday, January 1, 2027', 'Monday, January 4, 2027 to Tuesday, January 5, 2027'],
])(
  "names the approval day if it isn't today, and next year's dates with the year: %s",
  (date, approvalDay, days) => {
    const afterCutoff = new Date(`${date}T15:00:00-08:00`);
    const { premise } = describePlan(zips.sameDay, '', afterCutoff);
    expect(premise).toBe(`We review it. Too late. If approved on ${approvalDay}:`);
    expect(getDays(afterCutoff)).toBe(days);
  },
);

it('shows a single day only once, and a message if there is no delivery day', () => {
  expect(getDays(monday, { compounding: { least: 1, most: 1 } })).toBe('Tuesday, November 17');
  expect(getDays(monday, { daysWithoutDelivery: dayNames })).toBe('Call for a date.');
});

it('reports each mistake in the entries', () => {
  const getMistakes = (zip: string, order: string) => planDelivery({ zip, order }, monday, facts);
  expect(getMistakes('9', '-1')).toEqual({ mistakes: { zip: 'notAZip', order: 'negative' } });
  expect(getMistakes('90000', 'x')).toEqual({ mistakes: { order: 'notAnAmount' } });
});
