import { expect, it } from 'vitest';
import { blogCategories, findCategory, topics } from '#library/blog/categories.ts';
import { blogCategoriesSchema } from '#library/schema/pages/blog.ts';
import { complaintsAbout } from '#library/yaml/testing/complaints.ts';

it('finds every category by its address, topics first, and no other', () => {
  expect(blogCategories.slice(0, topics.length)).toEqual(topics);
  for (const category of blogCategories) expect(findCategory(category.slug)).toBe(category);
  expect(findCategory('constructor')).toBeUndefined();
});

it.each([
  [
    'a name that makes no address',
    'Skin & Hair',
    [
      '2: The field "topics › 1 › name" is not the name of a category. Write words of letters, like Skin Health.',
    ],
  ],
  [
    'a name that is there twice',
    'Pets',
    ['5: The field "waiting › 1 › name" is there twice. Remove one of the two.'],
  ],
  ['nothing', 'Hair', []],
])('tells an editor what is wrong with %s', (_, name, expected) => {
  const source = `topics:\n  - name: ${name}\n    description: x\nwaiting:\n  - name: Pets\n    description: x\n`;
  expect(complaintsAbout(source, blogCategoriesSchema)).toEqual(expected);
});
