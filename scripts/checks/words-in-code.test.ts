import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTextInCode } from './words-in-code.ts';

it('finds no text in our components', () => {
  const components = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$/.test(file) && !/\.test\.tsx$|styleguide|^entry\./.test(file),
  );
  const messages = components.flatMap((file) =>
    findTextInCode(file, readFileSync(join('app', file), 'utf8')).map(
      ({ line, text }) => `app/${file}:${line}: ${text}`,
    ),
  );
  expect(messages).toEqual([]);
  expect(findTextInCode('x.tsx', '<p>Call us</p>;')).toHaveLength(1);
});
