import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTextInCode } from './words-in-code.ts';

const template = ['`Copy ', '{what} now`'].join('$');

const listTexts = (source: string) => findTextInCode('x.tsx', source).map(({ text }) => text);

it.each([
  ['text between tags', 'const a = <p>Call us</p>;', 'Call us'],
  ['a single word between tags', 'const a = <b>Closed</b>;', 'Closed'],
  ['an accessible name', 'const a = <nav aria-label="Main" />;', '"Main"'],
  ['a sentence in an expression', "const a = open ? 'We are open' : null;", "'We are open'"],
  ['a sentence in a template literal', `const a = ${template};`, template],
])('finds %s', (_, source, text) => {
  expect(listTexts(source)).toEqual([text]);
});

it('finds no text in our components', () => {
  const folder = 'app';
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$/.test(file) && !/\.test\.tsx$|styleguide|^entry\./.test(file),
  );
  const messages = components.flatMap((file) =>
    findTextInCode(file, readFileSync(join(folder, file), 'utf8')).map(
      ({ line, text }) => `app/${file}:${line}: ${text}`,
    ),
  );
  expect(messages).toEqual([]);
});
