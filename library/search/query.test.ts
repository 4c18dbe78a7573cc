import { expect, it } from 'vitest';
import { readQuery, resultLine, tidyQuery, writeQuery } from '#library/search/query.ts';

it.each([
  ['  dark \n spots ', 'dark spots'],
  ['\0dark\u202E\fspots\u009B\uFFFF', 'dark spots'],
  ['x'.repeat(500), 'x'.repeat(100)],
])('tidies %j', (typed, tidy) => {
  expect(tidyQuery(typed)).toBe(tidy);
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
  [1, 'x', '1 text on "x"'],
  [3, ' x ', '3 texts on "x"'],
  [0, '{count}', '0 texts on "{count}"'],
  [7, '', ''],
])('counts %i results in words', (count, query, line) => {
  const words = { one: '{count} text on "{query}"', many: '{count} texts on "{query}"' };
  expect(resultLine(count, query, words)).toBe(line);
});
