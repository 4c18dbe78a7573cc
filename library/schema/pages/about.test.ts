import { expect, it } from 'vitest';
import { aboutSchemas } from '#library/schema/pages/about.ts';
import { listIssues } from '#library/yaml/testing/problems-with.ts';

const job = {
  title: 'Night Pharmacist',
  terms: 'Part time',
  types: ['part time'],
  pay: { range: '$70–$82.50', per: 'an hour' },
  schedule: 'Nights',
  starts: 'Soon',
  posted: 'June 3, 2026',
  applyBy: 'July 3, 2026',
  summary: 'You are there when the others sleep, and answer the phone.',
  duties: ['Answer the phone'],
  requirements: ['A license'],
};

it.each([
  ['pay without numbers', [{ ...job, pay: { ...job.pay, range: 'competitive' } }], '0.pay.range'],
  ['a last day before the first', [{ ...job, applyBy: 'June 2, 2026' }], '0.applyBy'],
  ['another kind of job', [{ ...job, types: ['now and then'] }], '0.types.0'],
  ['two jobs with the same address', [job, { ...job, title: 'Night pharmacist' }], '1.title'],
])('rejects %s', (_, jobs, field) => {
  const problem = expect.stringContaining(`jobs.${field}: `);
  expect(listIssues({ jobs }, aboutSchemas['jobs.yaml'])).toEqual([problem]);
});
