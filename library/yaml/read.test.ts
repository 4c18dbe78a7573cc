import { describe, expect, it } from 'vitest';
import { readYaml } from '#library/yaml/read.ts';

const file = 'content/x.yaml';

describe('a YAML file', () => {
  it('gives every value as the text that was written', () => {
    const source = 'zip: 01234\nopen: on\ntime: 9:30\nyear: 2025\nlist: [1, yes]';
    expect(readYaml(source, { file }).data).toEqual({
      zip: '01234',
      open: 'on',
      time: '9:30',
      year: '2025',
      list: ['1', 'yes'],
    });
  });

  it('gives the line of a value, or of what is nearest around it', () => {
    const { lineOf } = readYaml('# Hours\nweek:\n  Monday: 9am\nlist:\n  - a: 1\n  - b: 2', {
      file,
    });
    expect(lineOf(['week', 'Monday'])).toBe(3);
    expect(lineOf(['week', 'Tuesday'])).toBe(2);
    expect(lineOf(['list', 1, 'b'])).toBe(6);
    expect(lineOf([])).toBe(2);
  });

  it('counts lines from where the YAML begins in its file', () => {
    expect(readYaml('a: 1\nb: 2', { file, firstLine: 10 }).lineOf(['b'])).toBe(11);
  });

  it('keeps the value of a placeholder and says where it is marked', () => {
    const source =
      'phone: !placeholder (310) 555-0142\npeople:\n  - !placeholder\n    name: A\n  - name: B';
    const { data, placeholders } = readYaml(source, { file });
    expect(data).toEqual({ phone: '(310) 555-0142', people: [{ name: 'A' }, { name: 'B' }] });
    expect(placeholders.map(({ path }) => path)).toEqual([['phone'], ['people', 0]]);
  });

  it('refuses aliases, which could grow without end', () => {
    expect(readYaml('a: &x [1, 2]\nb: [*x, *x]', { file }).data).toEqual({});
  });

  it.each([
    ['a colon inside a text', 'a: 1\ntitle: Hair loss: what helps', 2],
    ['a name in braces at the start', 'lead: {brand} is here', 1],
    ['a field written twice', 'a: 1\na: 2', 2],
  ])('names the line and the remedy for %s', (_, source, line) => {
    expect(() => readYaml(source, { file })).toThrow(
      new RegExp(`^content/x\\.yaml:${line}: This cannot be read: .+ needs quotes around it\\.`),
    );
  });
});
