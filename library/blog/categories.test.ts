import { expect, it } from 'vitest';
import { blogCategoriesSchema } from '#library/schema/pages/blog.ts';
import { listProblems } from '#library/yaml/testing/problems-with.ts';

it.each([
  ['Skin & Hair', ['2: The field "topics › 1 › name" is not a category name. Use only letters']],
  ['Pets', ['5: The field "waiting › 1 › name" is the same as the name of another category.']],
  ['Hair', []],
])('checks the category name %s', (name, expected) => {
  const source = `topics:\n  - name: ${name}\n    description: x\nwaiting:\n  - name: Pets\n    description: x\n`;
  const messages = expected.map((message) => expect.stringContaining(message));
  expect(listProblems(source, blogCategoriesSchema)).toEqual(messages);
});
