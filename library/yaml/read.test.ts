import { describe, expect, it } from 'vitest';
import { ContentError } from '#library/problem.ts';
import { readYaml } from '#library/yaml/read.ts';

const file = 'content/x.yaml';

describe('a YAML file', () => {
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
    const { lineOf } = readYaml('# Hours\nweek:\n  Monday: 9am\nlist:\n  - a: 1\n  - b: 2', {
      file,
    });
    expect(lineOf(['week', 'Monday'])).toBe(3);
    expect(lineOf(['week', 'Tuesday'])).toBe(2);
    expect(lineOf(['list', 1, 'b'])).toBe(6);
    expect(lineOf([])).toBe(2);
  });

  it('counts lines from the start of the YAML in its file', () => {
    expect(readYaml('a: 1\nb: 2', { file, firstLine: 10 }).lineOf(['b'])).toBe(11);
  });

  it('keeps the value of a placeholder and returns its path', () => {
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
      'a colon inside a text',
      ['a: 1', 'title: Hair loss: what helps'],
      '2: A text with a colon needs quotes around it. Write title: "Hair loss: what helps".',
    ],
    [
      'a colon and quotes inside a text',
      ['title: He said "no": it’s not'],
      `1: A text with a colon needs quotes around it. Write title: 'He said "no": it’s not'.`,
    ],
    [
      'a name in braces at the start',
      ['lead: {brand} is here'],
      '1: A text that begins with { needs quotes around it. Write lead: "{brand} is here".',
    ],
    [
      'a star at the start',
      ['lead: *Never* alone'],
      '1: A text that begins with * needs quotes around it. Write lead: "*Never* alone".',
    ],
    [
      'words that would be left out',
      ['street: Main Street #4'],
      '1: Words after " #" are left out. To show them, put quotes around the text: street: "Main Street #4".',
    ],
    [
      'a field written twice',
      ['a: 1', 'a: 2', 'b: 1', 'b: 2'],
      '2: The field "a" is here a second time. Remove one of the two.',
      '4: The field "b" is here a second time. Remove one of the two.',
    ],
    [
      'a tab',
      ['week:', '\tMonday: 9am'],
      '2: This line is indented with a tab. Use spaces, two for each step.',
    ],
    [
      'a quote that is never closed',
      ['a: "open', 'b: 2', 'c: 3'],
      '1: A text begins with " and has none at its end. Put " there, too.',
    ],
    [
      'a quote inside quotes',
      ['a: "He said "hi" to us"'],
      '1: The text ends at its second quote, and something comes after it. Inside a text write “ ” and ’ instead.',
    ],
    [
      'a line too far to the right',
      ['week:', '  Monday: 9am', '   Tuesday: 9am'],
      '3: This line does not begin in the same column as the lines it belongs to. Indent it like them, with spaces.',
    ],
    [
      'a missing colon',
      ['week:', '  Monday 9am', '  Tuesday: 9am'],
      '2: There is no colon with a space after it. Write it like Monday: 9am.',
    ],
    [
      'a bracket that is never closed',
      ['list: [one, two', 'b: 1'],
      '1: A bracket is opened and never closed. Close it on the same line.',
    ],
  ])('explains what is wrong with %s', (_, lines, ...complaints) => {
    let message = '';
    try {
      readYaml(lines.join('\n'), { file });
    } catch (error) {
      if (error instanceof ContentError) message = error.message;
    }
    expect(message).toBe(complaints.map((complaint) => `${file}:${complaint}`).join('\n'));
  });

  it('ignores comments and keeps special characters in quotes', () => {
    const source = '# A note\na: b # another\nc: "No. #4 & co"\nd: !placeholder x';
    expect(readYaml(source, { file }).data).toEqual({ a: 'b', c: 'No. #4 & co', d: 'x' });
  });
});
