import { expect, it } from 'vitest';
import { aboutSchemas } from '#library/schema/pages/about.ts';

const job = {
  title: 'Night Pharmacist',
  terms: 'Part time',
  types: ['part time'],
  pay: { range: '$70–$82.50', per: 'an hour' },
  schedule: 'Nights',
  posted: 'June 3, 2026',
  applyBy: 'July 3, 2026',
  summary: 'You are there when the others sleep, and answer the phone.',
  duties: ['Answer the phone'],
  requirements: ['A license'],
};

const problemsOf = (...jobs: unknown[]) =>
  aboutSchemas['jobs.yaml'].safeParse({ jobs }).error?.issues.map(({ path }) => path.join(' ')) ??
  [];

it.each([
  ['pay without numbers', { pay: { ...job.pay, range: 'competitive' } }, 'pay range'],
  ['a last day before the first', { applyBy: 'June 2, 2026' }, 'applyBy'],
  ['another kind of job', { types: ['now and then'] }, 'types 0'],
])('rejects %s', (_, change, field) => {
  expect(problemsOf({ ...job, ...change })).toEqual([`jobs 0 ${field}`]);
});

it('rejects two openings with the same address', () => {
  expect(problemsOf(job, { ...job, title: 'Night pharmacist' })).toEqual(['jobs 1 title']);
});
