import { describe, expect, it } from 'vitest';
import type { DeliveryFacts } from '#library/delivery/plan.ts';
import { planDelivery } from '#library/delivery/plan.ts';
import { formatPlan } from '#library/delivery/plan-in-words.ts';
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
    sameDay: 'We bring it.',
    limit: 'Call.',
    shipping: 'We send it.',
    unknown: 'Call!',
    outside: 'No.',
  },
  premise: { today: 'If approved today:', later: 'If approved on {day}:' },
  sameDay: {
    days: 'Same-day',
    fee: 'Delivery is $5.',
    free: 'Delivery is free.',
    why: 'We drive.',
  },
  shipping: {
    days: 'Standard',
    nextDay: 'Next-day',
    fee: 'Shipping is $12.',
    free: 'Shipping is free.',
    why: 'A carrier drives.',
  },
  cost: 'Cost',
  reason: 'Why',
  pastCutoff: 'It’s late.',
  span: '{first} to {last}',
  noDay: 'Call for a date.',
};

function describePlan(zip: string, order = '', now = monday, planFacts = facts) {
  const plan = planDelivery({ zip, order }, now, planFacts);
  if (!plan.reach) throw new Error('The entries have mistakes.');
  // Plans don't use all of the fields in PlannerText.
  return formatPlan(plan, planText as PlannerText, planFacts);
}
const getRows = (...args: Parameters<typeof describePlan>) =>
  describePlan(...args).options.map(({ rows }) =>
    Object.fromEntries(rows.map((row) => [row.name, row.value])),
  );

describe('a delivery plan', () => {
  it('has an assumption, dates, a cost and a reason', () => {
    expect(describePlan(zips.sameDay, '80')).toEqual({
      reach: 'We bring it.',
      asksToCall: false,
      premise: 'If approved today:',
      options: [
        {
          name: 'Same-day',
          rows: [
            { name: 'Same-day', value: 'Tuesday, November 17 to Wednesday, November 18' },
            { name: 'Cost', value: 'Delivery is free.' },
            { name: 'Why', value: 'We drive.' },
          ],
        },
      ],
    });
    expect(getRows(zips.shipping, '100')).toEqual([
      {
        Standard: 'Thursday, November 19 to Monday, November 23',
        'Next-day': 'Wednesday, November 18 to Thursday, November 19',
        Cost: 'Shipping is $12.',
        Why: 'A carrier drives.',
      },
    ]);
  });

  it('shows both options at the edge of the delivery area, and asks customers to call', () => {
    const { reach, asksToCall, options } = describePlan(zips.limit, '80');
    expect([reach, asksToCall]).toEqual(['Call.', true]);
    expect(options.map(({ name }) => name)).toEqual(['Same-day', 'Standard']);
  });

  it('offers no delivery options for an unknown or out-of-state ZIP code', () => {
    expect(describePlan(zips.unknown)).toEqual({ reach: 'Call!', asksToCall: true, options: [] });
    expect(describePlan('10001')).toEqual({ reach: 'No.', asksToCall: false, options: [] });
  });

  it.each([
    [zips.sameDay, '', 'Delivery is $5.'],
    [zips.sameDay, '75.55', 'Delivery is $5.'],
    [zips.sameDay, '75.56', 'Delivery is free.'],
    [zips.shipping, '160.09', 'Shipping is $12.'],
    [zips.shipping, '160.10', 'Shipping is free.'],
  ])('shows the cost of delivery to %s for an order of %j', (to, order, cost) => {
    expect(getRows(to, order)[0]?.Cost).toBe(cost);
  });

  it('explains the extra day after the cutoff', () => {
    const afterCutoff = new Date('2026-11-16T15:00:00-08:00');
    expect(describePlan(zips.sameDay, '', afterCutoff).premise).toBe('If approved today:');
    expect(getRows(zips.sameDay, '', afterCutoff)[0]?.Why).toBe('It’s late. We drive.');
  });

  it("names the approval day if it isn't today, and the year if it's different", () => {
    const december30 = new Date('2026-12-30T20:00:00-08:00');
    expect(describePlan(zips.sameDay, '', december30).premise).toBe(
      'If approved on Thursday, December 31:',
    );
    expect(getRows(zips.sameDay, '', december30)[0]?.['Same-day']).toBe(
      'Friday, January 1, 2027 to Monday, January 4, 2027',
    );
  });

  it('shows a single day only once', () => {
    const singleDay = { ...facts, compounding: { least: 1, most: 1 } };
    expect(getRows(zips.sameDay, '', monday, singleDay)[0]?.['Same-day']).toBe(
      'Tuesday, November 17',
    );
  });

  it('shows a message in place of the date if there is no delivery day', () => {
    const daysWithoutDelivery = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
    expect(
      getRows(zips.sameDay, '', monday, { ...facts, daysWithoutDelivery })[0]?.['Same-day'],
    ).toBe('Call for a date.');
  });
});

it('reports each mistake in the entries', () => {
  const getMistakes = (zip: string, order: string) => planDelivery({ zip, order }, monday, facts);
  expect(getMistakes('9', '-1')).toEqual({ mistakes: { zip: 'notAZip', order: 'negative' } });
  expect(getMistakes('90000', 'x')).toEqual({ mistakes: { order: 'notAnAmount' } });
});
