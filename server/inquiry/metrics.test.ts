import { expect, it } from 'vitest';
import { InquiryMetrics } from '#server/inquiry/metrics.ts';

const name = 'inquiry_request_duration_seconds';

it('renders cumulative histogram buckets', () => {
  const metrics = new InquiryMetrics({ sendsMail: true });
  for (const seconds of [0.0005, 0.001, 0.003, 0.3, 20]) metrics.observeRequest(200, seconds);
  metrics.observeRequest(503, 4);
  const lines = metrics.render(null).split('\n');
  const getValue = (start: string) =>
    Number(lines.find((line) => line.startsWith(`${start} `))?.split(' ')[1]);
  const getBuckets = (status: number, bounds: string[]) =>
    bounds.map((bound) => getValue(`${name}_bucket{status="${status}",le="${bound}"}`));
  expect(getBuckets(200, ['0.001', '0.0025', '0.005', '0.25', '0.5'])).toEqual([2, 2, 3, 3, 4]);
  expect(getBuckets(200, ['10', '+Inf'])).toEqual([4, 5]);
  expect(getBuckets(503, ['2.5', '5', '10', '+Inf'])).toEqual([0, 1, 1, 1]);
  expect(getValue(`${name}_count{status="200"}`)).toBe(5);
  expect(getValue(`${name}_sum{status="200"}`)).toBeCloseTo(20.3045);
});
