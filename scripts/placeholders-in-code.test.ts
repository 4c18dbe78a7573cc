import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { placeholdersInCode } from './placeholders-in-code.ts';

const inCode = (source: string) => placeholdersInCode('content/site.ts', source);

describe('placeholdersInCode', () => {
  test('finds a call with its line, its note and its value', () => {
    expect(inCode("\nexport const phone = placeholder('555', 'the phone number');")).toEqual([
      { line: 2, field: 'a value', replaceWith: 'the phone number', now: "'555'" },
    ]);
  });

  test('reads several lines, brackets, quotes, nesting and templates', async () => {
    const fixture = new URL('fixtures/placeholders.txt', import.meta.url);
    const found = inCode(await readFile(fixture, 'utf8'));
    expect(found.map(({ line, replaceWith }) => `${line} ${replaceWith}`)).toEqual([
      '2 a person (real), who agreed',
      '12 all',
      '12 one',
      '13 two',
      expect.stringMatching(/^14 `the .*kind/),
    ]);
  });

  test('looks up a note that several calls share', () => {
    const source = `const note = \`the pay\`;
const pay = { a: placeholder<string>('$1', note), b: placeholder('$2', note) };`;
    expect(inCode(source).map(({ line, replaceWith }) => [line, replaceWith])).toEqual([
      [2, 'the pay'],
      [2, 'the pay'],
    ]);
  });

  test('passes over comments, strings, imports, declarations and other functions', () => {
    const source = `import { placeholder } from '#content/placeholder.ts';
// placeholder('a', 'b')
/* placeholder('a', 'b') */
const text = "placeholder('a', 'b')";
export function placeholder(value: string) { return value; }
form.placeholder('a', 'b');
myplaceholder('a', 'b');`;
    expect(inCode(source)).toEqual([]);
  });

  test('says so when a note is missing', () => {
    expect(inCode("placeholder('a')")).toMatchObject([
      { replaceWith: 'nothing says what belongs here' },
    ]);
  });

  test('shortens a long value to one line', () => {
    const [found] = inCode(`placeholder('${'long '.repeat(40)}',\n'x')`);
    expect(found?.now).toHaveLength(60);
  });

  test('refuses a file that is no TypeScript, by name', () => {
    expect(() => inCode('const = ;')).toThrow(/^content\/site\.ts cannot be read/);
  });
});
