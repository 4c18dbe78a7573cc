import { expect, it } from 'vitest';
import { readQuery, writeQuery } from '#app/components/search/query.ts';

it('reads a search from an address', () => {
  expect(readQuery(new URLSearchParams('q=%20dark++spots&category=dermatology'))).toEqual({
    text: 'dark spots',
    category: 'dermatology',
  });
  expect(readQuery(new URLSearchParams())).toEqual({ text: '', category: '' });
});

it('leaves out of the address what is not asked', () => {
  expect(String(writeQuery({ text: ' ', category: '' }))).toBe('');
  expect(String(writeQuery({ text: 'a b', category: '' }))).toBe('q=a+b');
  expect(String(writeQuery({ text: '', category: 'veterinary' }))).toBe('category=veterinary');
});

it('gives back what it was given', () => {
  const query = { text: 'cats & "dogs"', category: 'veterinary' };
  expect(readQuery(writeQuery(query))).toEqual(query);
});
