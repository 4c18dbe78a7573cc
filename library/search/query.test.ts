import { expect, it } from 'vitest';
import { readQuery, resultLine, tidyQuery, writeQuery } from '#library/search/query.ts';

it.each([
  ['  dark \n spots ', 'dark spots'],
  ['\0dark\u202E\fspots\u009B\uFFFF', 'dark spots'],
  ['x'.repeat(500), 'x'.repeat(100)],
])('tidies %j', (input, tidyText) => {
  expect(tidyQuery(input)).toBe(tidyText);
});

it.each([
  [{ text: '', category: '' }, ''],
  [{ text: 'a b', category: '' }, 'q=a+b'],
  [{ text: '', category: 'veterinary' }, 'category=veterinary'],
  [{ text: 'cats & "dogs"', category: 'pets' }, 'q=cats+%26+%22dogs%22&category=pets'],
])('writes %j to a URL and parses it again', (query, params) => {
  expect(String(writeQuery(query))).toBe(params);
  expect(readQuery(new URLSearchParams(params))).toEqual(query);
});

it.each([
  [1, 'x', '1 post for "x"'],
  [3, ' x ', '3 posts for "x"'],
  [0, '{count}', '0 posts for "{count}"'],
  [7, '', ''],
])('describes %i results for %j', (count, query, line) => {
  const templates = { one: '{count} post for "{query}"', many: '{count} posts for "{query}"' };
  expect(resultLine(count, query, templates)).toBe(line);
});
