import { expect, it } from 'vitest';
import { formatTime, getPeriod } from '#library/notice.ts';
import { noticeSchema } from '#library/schema/notice.ts';
import { listIssues } from '#library/yaml/testing/problems-with.ts';

const fields = {
  text: 'No deliveries.',
  from: 'March 7, 2027, 6 AM',
  until: 'March 20, 2027 6:30pm',
};

it('reads a notice', () => {
  expect(noticeSchema.parse(fields)).toEqual({
    text: fields.text,
    level: 'information',
    from: { date: '2027-03-07', minutes: 360 },
    until: { date: '2027-03-20', minutes: 1110 },
  });
});

it.each([{}, { text: ' ', from: '', until: '' }, { ...fields, text: '' }])(
  'reads no notice from %j',
  (values) => expect(noticeSchema.parse(values)).toBeNull(),
);

it.each([
  ['until', { until: fields.from }],
  ['until', { until: undefined }],
  ['until', { until: 'March 20, 2027' }],
  ['from', { from: 'March 32, 2027, 6 AM' }],
  ['text', { text: 'x'.repeat(241) }],
  ['text', { text: 'Call {fone}.' }],
  ['level', { level: 'urgent' }],
  ['link.to', { link: { label: 'Fire map', to: 'https://fire.example' } }],
])('rejects a wrong %s: %j', (path, changes) => {
  const problem = expect.stringContaining(`${path}: `);
  expect(listIssues({ ...fields, ...changes }, noticeSchema)).toEqual([problem]);
});

it('converts times on both sides of a change to daylight saving time', () => {
  const day = (date: string, hour: number) => ({ date, minutes: hour * 60 });
  const period = { from: day('2027-03-14', 1), until: day('2027-03-14', 3) };
  expect(getPeriod(period, 'America/Los_Angeles')).toEqual({
    from: Date.parse('2027-03-14T01:00-08:00'),
    until: Date.parse('2027-03-14T03:00-07:00'),
  });
  expect(getPeriod({ until: period.until }, 'UTC').from).toBe(0);
  expect(formatTime(day('2027-03-14', 18))).toBe('March 14, 6 PM');
});
