import { expect, it } from 'vitest';
import { createProxyMatcher } from '#server/http/trusted-proxies.ts';

it.each([
  [['192.0.2.1'], '192.0.2.1', true],
  [['192.0.2.1'], '::ffff:192.0.2.1', true],
  [['10.0.0.0/8'], '10.9.8.7', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['loopback'], '127.0.0.9', true],
  [['loopback'], '::1', true],
  [['linklocal'], 'fe80::1', true],
  [['loopback'], '', false],
])('with TRUST_PROXY %j, treats %s as a proxy: %s', (trustProxy, address, expected) => {
  expect(createProxyMatcher(trustProxy)(address)).toBe(expected);
});
