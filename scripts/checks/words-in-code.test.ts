import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsInCode } from './words-in-code.ts';

const around = ['`Copy ', '{what} now`'].join('$');

const textsIn = (source: string) => wordsInCode('x.tsx', source).map(({ text }) => text);

describe('wordsInCode', () => {
  it.each([
    ['text between tags', 'const a = <p>Call us</p>;', 'Call us'],
    ['a single word between tags', 'const a = <b>Closed</b>;', 'Closed'],
    ['a name that is read out', 'const a = <nav aria-label="Main" />;', '"Main"'],
    ['a sentence in an expression', "const a = open ? 'We are open' : null;", "'We are open'"],
    ['a sentence around a value', `const a = ${around};`, around],
  ])('finds %s', (_, source, text) => {
    expect(textsIn(source)).toEqual([text]);
  });
});

it('finds no text in our components, because it belongs in content/', () => {
  const folder = 'app';
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$/.test(file) && !/\.test\.tsx$|styleguide|^entry\./.test(file),
  );
  const words = components.flatMap((file) =>
    wordsInCode(file, readFileSync(join(folder, file), 'utf8')).map(
      ({ line, text }) => `app/${file}:${line}: ${text}`,
    ),
  );
  expect(words).toEqual([]);
});
