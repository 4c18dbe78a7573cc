import { expect, it } from 'vitest';
import { matchesEtag, rankCodings } from '#server/http/negotiation.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['br;q=0', ['identity']],
  ['br; q=0.2 , gzip; q=0.9', ['gzip', 'br', 'identity']],
  ['*;q=0.1', ['br', 'gzip', 'identity']],
  ['*;q=0, gzip', ['gzip', 'identity']],
  ['identity;q=1, br;q=0.5', ['identity']],
  ['identity;q=0, br;q=0', ['identity']],
  ['br;q=nonsense', ['identity']],
])('parses %j as %j', (header, codings) => {
  expect(rankCodings(header)).toEqual(codings);
});

it('matches weak ETags, lists of ETags and the wildcard', () => {
  for (const header of ['"a"', 'W/"a"', '"b", W/"a"', '"b","a"', '*']) {
    expect(matchesEtag(header, '"a"'), header).toBe(true);
  }
  for (const header of ['"b"', 'a', '"a', '"aa"', '"a-br"', '']) {
    expect(matchesEtag(header, '"a"'), header).toBe(false);
  }
});
