import { describe, expect, it } from 'vitest';
import type { DeliveryFacts } from '#library/delivery/plan.ts';
import { planFor } from '#library/delivery/plan.ts';
import { planInWords } from '#library/delivery/plan-in-words.ts';
import type { PlanWords } from '#library/schema/pages/shipping.ts';

const day = { from: 540, until: 1080 };
const facts: DeliveryFacts = {
  zips: { ranges: [[90_000, 90_004]], letters: 'slp-s' },
  freeOver: 75,
  freeAt: 160,
  readyBy: 840,
  compounding: { least: 24, most: 48 },
  shipping: { least: 2, most: 3 },
  daysWithoutDelivery: ['Saturday', 'Sunday'],
  schedule: {
    week: {
      Monday: day,
      Tuesday: day,
      Wednesday: day,
      Thursday: day,
      Friday: day,
      Saturday: null,
      Sunday: null,
    },
    holidays: [],
    closures: [],
    timeZone: 'America/Los_Angeles',
  },
};
const zip = { sameDay: '90000', limit: '90001', shipping: '90002', unknown: '90003' };
const monday = new Date('2026-11-16T10:05:00-08:00');

const words: PlanWords = {
  title: '',
  lead: '',
  zip: '',
  order: '',
  submit: '',
  waiting: '',
  wrong: '',
  mistakes: { noZip: '', notAZip: '', notAnAmount: '', negative: '', tooMuch: '' },
  reach: {
    sameDay: 'We bring it.',
    limit: 'Call.',
    shipping: 'We send it.',
    unknown: 'Call!',
    outside: 'No.',
  },
  call: '',
  sameDay: {
    days: 'Same-day',
    fee: 'Delivery is $5.',
    lacks: 'Add {amount} for free delivery.',
    rule: 'Free over $75.',
    free: 'Delivery is free.',
    why: '{start}, by ourselves.',
  },
  shipping: {
    days: 'Standard',
    nextDay: 'Next-day',
    fee: 'We tell you the fee.',
    lacks: 'Add {amount} for free shipping.',
    rule: 'Free at $160.',
    free: 'Shipping is free.',
    why: '{start}, by a carrier.',
  },
  cost: 'Cost',
  reason: 'Why',
  start: { now: 'Now, {day} {time}', later: 'Later, {day} {time}' },
  span: '{first} to {last}',
  noDay: 'Nobody knows.',
  holidays: '',
};

function told(zip: string, order = '', now = monday, by = facts) {
  const plan = planFor({ zip, order }, now, by);
  if (!plan.reach) throw new Error('This is no plan.');
  return planInWords(plan, words, by);
}
const rows = (...args: Parameters<typeof told>) =>
  told(...args).ways.map(({ rows: all }) =>
    Object.fromEntries(all.map((row) => [row.name, row.value])),
  );
const cost = (...args: Parameters<typeof told>) => rows(...args)[0]?.Cost;

describe('a plan', () => {
  it('says which way, on which days, what it costs and why', () => {
    expect(told(zip.sameDay, '80')).toEqual({
      reach: 'We bring it.',
      asksToCall: false,
      ways: [
        {
          name: 'Same-day',
          rows: [
            { name: 'Same-day', value: 'Tuesday, November 17 to Wednesday, November 18' },
            { name: 'Cost', value: 'Delivery is free.' },
            { name: 'Why', value: 'Now, Monday, November 16 10:05 AM, by ourselves.' },
          ],
        },
      ],
    });
    expect(rows(zip.shipping, '100')).toEqual([
      {
        Standard: 'Thursday, November 19 to Monday, November 23',
        'Next-day': 'Wednesday, November 18 to Thursday, November 19',
        Cost: 'Add $60.00 for free shipping. We tell you the fee.',
        Why: 'Now, Monday, November 16 10:05 AM, by a carrier.',
      },
    ]);
  });

  it('shows both ways at the edge of the circle, and asks to call', () => {
    const { reach, asksToCall, ways } = told(zip.limit, '80');
    expect([reach, asksToCall]).toEqual(['Call.', true]);
    expect(ways.map(({ name }) => name)).toEqual(['Same-day', 'Standard']);
  });

  it('promises nothing where it knows nothing, and nothing to another state', () => {
    expect(told(zip.unknown)).toEqual({ reach: 'Call!', asksToCall: true, ways: [] });
    expect(told('10001')).toEqual({ reach: 'No.', asksToCall: false, ways: [] });
  });

  it.each([
    ['0', 'Delivery is $5. Add $75.01 for free delivery.'],
    ['60', 'Delivery is $5. Add $15.01 for free delivery.'],
    ['75', 'Delivery is $5. Add $0.01 for free delivery.'],
    ['75.01', 'Delivery is free.'],
    ['', 'Delivery is $5. Free over $75.'],
  ])('tells what delivery of an order of %j costs', (order, text) => {
    expect(cost(zip.sameDay, order)).toBe(text);
  });

  it.each([
    ['0', 'Add $160.00 for free shipping. We tell you the fee.'],
    ['159.99', 'Add $0.01 for free shipping. We tell you the fee.'],
    ['160', 'Shipping is free.'],
    ['', 'Free at $160. We tell you the fee.'],
  ])('tells what shipping of an order of %j costs', (order, text) => {
    expect(cost(zip.shipping, order)).toBe(text);
  });

  it('names the year of a day that is in another', () => {
    const eve = new Date('2026-12-30T20:00:00-08:00');
    expect(rows(zip.sameDay, '', eve)[0]).toMatchObject({
      'Same-day': 'Friday, January 1, 2027 to Monday, January 4, 2027',
      Why: 'Later, Thursday, December 31 9 AM, by ourselves.',
    });
  });

  it('names a single day once', () => {
    const thursday = new Date('2026-11-19T15:00:00-08:00');
    expect(
      rows(zip.sameDay, '', thursday, { ...facts, compounding: { least: 24, most: 24 } })[0],
    ).toMatchObject({
      'Same-day': 'Monday, November 23',
    });
  });

  it('says so where there is no day', () => {
    const closed = {
      ...facts,
      daysWithoutDelivery: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
    };
    expect(rows(zip.sameDay, '', monday, closed)[0]).toMatchObject({ 'Same-day': 'Nobody knows.' });
  });
});

describe('a question that cannot be answered', () => {
  it('has each of its mistakes named', () => {
    expect(planFor({ zip: '', order: '' }, monday, facts)).toEqual({ mistakes: { zip: 'noZip' } });
    expect(planFor({ zip: '9', order: '-1' }, monday, facts)).toEqual({
      mistakes: { zip: 'notAZip', order: 'negative' },
    });
    expect(planFor({ zip: '90000', order: 'x' }, monday, facts)).toEqual({
      mistakes: { order: 'notAnAmount' },
    });
  });
});
