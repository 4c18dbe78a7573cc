import { expect, it } from 'vitest';
import { describeError, getPath, throttlePerMinute } from '#server/log.ts';

it('logs only the listed fields of an error', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
    rawPacket: Buffer.from('GET /?email=ada@example.com'),
  });
  expect(Object.keys(describeError(error))).toEqual(['type', 'message', 'stack', 'code']);
});

it('shortens a logged path and omits its query', () => {
  expect(getPath('/blog?q=private')).toBe('/blog');
  expect(getPath(`/${'x'.repeat(5000)}`)).toHaveLength(200);
});

it('logs repeated events once a minute with a count', () => {
  let now = 0;
  const lines: string[] = [];
  const report = throttlePerMinute<'a' | 'b'>(
    (kind, times) => lines.push(`${kind} ${times}`),
    () => now,
  );
  for (const kind of ['a', 'a', 'b', 'a'] as const) report(kind);
  expect(lines).toEqual(['a 1', 'b 1']);
  now = 60_000;
  report('a');
  expect(lines).toEqual(['a 1', 'b 1', 'a 3']);
});
