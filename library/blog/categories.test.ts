import { expect, it } from 'vitest';
import { blogCategoriesSchema } from '#library/schema/pages/blog.ts';
import { listProblems } from '#library/yaml/testing/problems-with.ts';

it.each([
  [
    'a name that can’t be part of a URL',
    'Skin & Hair',
    [
      '2: The field "topics › 1 › name" is not a category name. Use only letters and spaces, such as Skin Health.',
    ],
  ],
  [
    'a duplicate name',
    'Pets',
    [
      '5: The field "waiting › 1 › name" is the same as the name of another category. Rename or remove one of them.',
    ],
  ],
  ['a valid name', 'Hair', []],
])('checks the name of a category: %s', (_, name, expected) => {
  const source = `topics:\n  - name: ${name}\n    description: x\nwaiting:\n  - name: Pets\n    description: x\n`;
  expect(listProblems(source, blogCategoriesSchema)).toEqual(expected);
});
