import { expect, it } from 'vitest';
import { getClientKey, getNetworkKey, RateLimiter } from '#server/inquiry/rate-limit.ts';

function createLimiter(maximumKeys?: number) {
  let now = 0;
  const limiter = new RateLimiter({ burst: 3, perMinute: 2 }, () => now, maximumKeys);
  return {
    limiter,
    take: (key = 'a') => limiter.take(key),
    advance: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

it('allows a burst and then returns the seconds to wait', () => {
  const { take, advance } = createLimiter();
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 30]);
  advance(15);
  expect(take()).toBe(15);
  advance(15);
  expect(take()).toBe(0);
  advance(86_400);
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 30]);
});

it('drops the least recently used clients when there are too many', () => {
  const { take, limiter } = createLimiter(2);
  for (let count = 0; count < 4; count += 1) take('a');
  take('b');
  expect(take('a')).toBeGreaterThan(0);
  take('c');
  expect(limiter.size).toBe(2);
  expect(take('a')).toBeGreaterThan(0);
});

it('refunds tokens, up to one burst', () => {
  const { take, limiter } = createLimiter();
  expect([take(), take(), take()]).toEqual([0, 0, 0]);
  limiter.refund('a');
  expect([take(), take()]).toEqual([0, 30]);
  for (let count = 0; count < 9; count += 1) limiter.refund('a');
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 30]);
  limiter.refund('unknown');
  expect(limiter.size).toBe(1);
});

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['203.0.113.7.9', 'unknown', 'unknown'],
])("maps '%s' to the client %s and the network %s", (address, client, network) => {
  expect(getClientKey(address)).toBe(client);
  expect(getNetworkKey(address)).toBe(network);
});
