import { expect, it } from 'vitest';
import { readYaml } from '#library/yaml/read.ts';

const file = 'content/x.yaml';
const read = (source: string) => readYaml(source, { file });

it('returns every value as a string', () => {
  expect(read('zip: 01234\nopen: on\ntime: 9:30\nlist: [1, yes]').data).toEqual({
    zip: '01234',
    open: 'on',
    time: '9:30',
    list: ['1', 'yes'],
  });
});

it('finds the line of a value, or of its nearest parent', () => {
  const { getLine } = read('# Hours\nweek:\n  Monday: 9am\nlist:\n  - a: 1\n  - b: 2');
  expect(getLine(['week', 'Monday'])).toBe(3);
  expect(getLine(['week', 'Tuesday'])).toBe(2);
  expect(getLine(['list', 1, 'b'])).toBe(6);
  expect(getLine([])).toBe(2);
});

it('returns the value and the path of each placeholder', () => {
  const { data, placeholders } = read(
    'phone: !placeholder (310) 555-0142\npeople:\n  - !placeholder\n    name: A\n  - name: B',
  );
  expect(data).toEqual({ phone: '(310) 555-0142', people: [{ name: 'A' }, { name: 'B' }] });
  expect(placeholders.map(({ path }) => path)).toEqual([['phone'], ['people', 0]]);
});

it('treats data with an alias as empty', () => {
  expect(read('a: [&x 1, 2]\nb: [*x, *x]').data).toEqual({});
});

it.each([
  ['a colon', 'a: 1\ntitle: Hair: why', '2: Text with a colon needs quotes around it.'],
  ['a colon in a title', 'title: Hair: why', 'Write title: "Hair: why".'],
  ['a colon and quotes', 'title: A "no": it’s', `Write title: 'A "no": it’s'.`],
  ['braces', 'lead: {brand} is here', '1: Text that begins with { needs quotes around it.'],
  ['a star at the start', 'lead: *Never* alone', 'Write lead: "*Never* alone".'],
  ['an anchor', 'a: &x [1, 2]', '1: Text that begins with & needs quotes around it.'],
  ['dropped text', 'street: Main Street #4', 'around the text: street: "Main Street #4".'],
  ['a duplicate', 'a: 1\na: 2', '2: The field "a" appears twice. Remove one of the two.'],
  ['a second duplicate', 'a: 1\na: 2\nb: 1\nb: 2', '4: The field "b" appears twice.'],
  ['a tab', 'week:\n\tMonday: 9am', '2: This line is indented with a tab.'],
  ['an open quote', 'a: "open\nb: 2\nc: 3', '1: The text begins with " but has no closing quote.'],
  ['a quote inside quotes', 'a: "He said "hi" to us"', '1: The text ends at the second quote,'],
  ['too much indentation', 'week:\n  a: b\n   c: d', "3: This line isn't indented like the lines"],
  ['a missing colon', 'week:\n  Monday 9am\n  b: c', '2: There is no colon with a space after it.'],
  ['an open bracket', 'list: [one, two\nb: 1', '1: A bracket is never closed.'],
])('explains how to fix %s', (_, source, message) => {
  expect(() => read(source)).toThrow(message);
});

it('ignores comments and keeps special characters in quotes', () => {
  const source = '# A note\na: b # another\nc: "No. #4 & co"\nd: !placeholder x';
  expect(read(source).data).toEqual({ a: 'b', c: 'No. #4 & co', d: 'x' });
});
