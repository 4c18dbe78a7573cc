import { expect, it } from 'vitest';
import { parseTarget } from '#server/http/request-target.ts';

it.each([
  ['/about', '/about', ''],
  ['/%61bout?x=%zz', '/about', '?x=%zz'],
  ['/caf%c3%a9', '/caf%C3%A9', ''],
  ['/a%2Fb', '/a%2Fb', ''],
  ['/%252e%252e/x', '/%252e%252e/x', ''],
  ['http://host', '/', ''],
  ['HTTPS://host:1/a?b', '/a', '?b'],
])('parses the target %s as %s', (target, path, search) => {
  expect(parseTarget(target)).toEqual({ path, search });
});
