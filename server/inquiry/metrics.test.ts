import { expect, test } from 'vitest';
import { InquiryMetrics } from '#server/inquiry/metrics.ts';

const name = 'inquiry_request_duration_seconds';

function figures(metrics: InquiryMetrics) {
  const lines = metrics.render(null).split('\n');
  return (line: string) => Number(lines.find((each) => each.startsWith(`${line} `))?.split(' ')[1]);
}

test('each bucket counts every request up to its bound, the faster ones too', () => {
  const metrics = new InquiryMetrics({ sendsMail: true });
  for (const seconds of [0.0005, 0.001, 0.003, 0.3, 20]) metrics.observeRequest(200, seconds);
  metrics.observeRequest(503, 4);
  const figure = figures(metrics);
  const bucket = (status: number, bound: string) =>
    figure(`${name}_bucket{status="${status}",le="${bound}"}`);
  expect(
    ['0.001', '0.0025', '0.005', '0.25', '0.5', '10', '+Inf'].map((le) => bucket(200, le)),
  ).toEqual([2, 2, 3, 3, 4, 4, 5]);
  expect(['2.5', '5', '10', '+Inf'].map((le) => bucket(503, le))).toEqual([0, 1, 1, 1]);
  expect(figure(`${name}_count{status="200"}`)).toBe(5);
  expect(figure(`${name}_sum{status="200"}`)).toBeCloseTo(20.3045);
});

test('attempts are counted by how they ended', () => {
  const metrics = new InquiryMetrics({ sendsMail: true });
  for (const outcome of ['delivered', 'setup', 'delivered'] as const) metrics.countAttempt(outcome);
  const figure = figures(metrics);
  const attempts = (outcome: string) =>
    figure(`inquiry_delivery_attempts_total{outcome="${outcome}"}`);
  expect(['delivered', 'setup', 'permanent'].map(attempts)).toEqual([2, 1, 0]);
});

test('whether mail is sent is told, also while the store is away', () => {
  const enabled = (sendsMail: boolean) =>
    figures(new InquiryMetrics({ sendsMail }))('inquiry_mail_enabled');
  expect([enabled(true), enabled(false)]).toEqual([1, 0]);
});
