import { describe, expect, it } from 'vitest';
import { ContentError } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

const file = 'content/x.yaml';

describe('readYaml', () => {
  it('returns every value as a string', () => {
    const source = 'zip: 01234\nopen: on\ntime: 9:30\nyear: 2025\nlist: [1, yes]';
    expect(readYaml(source, { file }).data).toEqual({
      zip: '01234',
      open: 'on',
      time: '9:30',
      year: '2025',
      list: ['1', 'yes'],
    });
  });

  it('finds the line of a value, or of its nearest parent', () => {
    const { getLine } = readYaml('# Hours\nweek:\n  Monday: 9am\nlist:\n  - a: 1\n  - b: 2', {
      file,
    });
    expect(getLine(['week', 'Monday'])).toBe(3);
    expect(getLine(['week', 'Tuesday'])).toBe(2);
    expect(getLine(['list', 1, 'b'])).toBe(6);
    expect(getLine([])).toBe(2);
  });

  it('counts lines from the first line of the YAML in its file', () => {
    expect(readYaml('a: 1\nb: 2', { file, firstLine: 10 }).getLine(['b'])).toBe(11);
  });

  it('returns the value and the path of each placeholder', () => {
    const source =
      'phone: !placeholder (310) 555-0142\npeople:\n  - !placeholder\n    name: A\n  - name: B';
    const { data, placeholders } = readYaml(source, { file });
    expect(data).toEqual({ phone: '(310) 555-0142', people: [{ name: 'A' }, { name: 'B' }] });
    expect(placeholders.map(({ path }) => path)).toEqual([['phone'], ['people', 0]]);
  });

  it('rejects aliases', () => {
    expect(() => readYaml('a: &x [1, 2]\nb: [*x, *x]', { file })).toThrow('begins with & needs');
    expect(readYaml('a: [&x 1, 2]\nb: [*x, *x]', { file }).data).toEqual({});
  });

  it.each([
    [
      'a colon inside text',
      ['a: 1', 'title: Hair loss: what helps'],
      '2: Text with a colon needs quotes around it. Write title: "Hair loss: what helps".',
    ],
    [
      'a colon and quotes inside text',
      ['title: He said "no": it’s not'],
      `1: Text with a colon needs quotes around it. Write title: 'He said "no": it’s not'.`,
    ],
    [
      'a name in braces at the start',
      ['lead: {brand} is here'],
      '1: Text that begins with { needs quotes around it. Write lead: "{brand} is here".',
    ],
    [
      'a star at the start',
      ['lead: *Never* alone'],
      '1: Text that begins with * needs quotes around it. Write lead: "*Never* alone".',
    ],
    [
      'text that would be left out',
      ['street: Main Street #4'],
      '1: Text after " #" is left out. To show it, put quotes around the text: street: "Main Street #4".',
    ],
    [
      'a field that appears twice',
      ['a: 1', 'a: 2', 'b: 1', 'b: 2'],
      '2: The field "a" appears twice. Remove one of the two.',
      '4: The field "b" appears twice. Remove one of the two.',
    ],
    [
      'a tab',
      ['week:', '\tMonday: 9am'],
      '2: This line is indented with a tab. Use spaces, two for each level.',
    ],
    [
      'a quote that is never closed',
      ['a: "open', 'b: 2', 'c: 3'],
      '1: The text begins with " but has no closing quote. Add " at the end.',
    ],
    [
      'a quote inside quotes',
      ['a: "He said "hi" to us"'],
      '1: The text ends at the second quote, but more text follows. Inside quotes, write “ ” and ’ instead.',
    ],
    [
      'a line that is indented too far',
      ['week:', '  Monday: 9am', '   Tuesday: 9am'],
      "3: This line isn't indented like the lines around it. Use the same number of spaces.",
    ],
    [
      'a missing colon',
      ['week:', '  Monday 9am', '  Tuesday: 9am'],
      '2: There is no colon with a space after it. Write it like Monday: 9am.',
    ],
    [
      'a bracket that is never closed',
      ['list: [one, two', 'b: 1'],
      '1: A bracket is never closed. Close it on the same line.',
    ],
  ])('explains how to fix %s', (_, lines, ...problems) => {
    let message = '';
    try {
      readYaml(lines.join('\n'), { file });
    } catch (error) {
      if (error instanceof ContentError) message = error.message;
    }
    expect(message).toBe(problems.map((problem) => `${file}:${problem}`).join('\n'));
  });

  it('ignores comments and keeps special characters in quotes', () => {
    const source = '# A note\na: b # another\nc: "No. #4 & co"\nd: !placeholder x';
    expect(readYaml(source, { file }).data).toEqual({ a: 'b', c: 'No. #4 & co', d: 'x' });
  });
});
