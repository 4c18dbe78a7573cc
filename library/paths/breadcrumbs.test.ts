import { expect, it } from 'vitest';
import { blogCategories } from '#library/blog/categories.ts';
import { learnCategories } from '#library/learn/conditions.ts';
import { categoryPath, conditionPath } from '#library/paths/addresses.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';

const getName = (path: string) => breadcrumbs(path).at(-1)?.name;
const home = breadcrumbs('/faq')[0]?.name;
const getNames = (path: string, title?: string) => breadcrumbs(path, title).map(({ name }) => name);

it('starts with Home and includes the parent pages', () => {
  expect(breadcrumbs('/services/veterinary')).toEqual([
    { name: home, path: '/' },
    { name: getName('/services'), path: '/services' },
    { name: expect.any(String), path: '/services/veterinary' },
  ]);
  for (const { slug, title } of learnCategories) {
    const path = `${categoryPath(slug)}/article`;
    expect(getNames(path, 'An article')).toEqual([home, getName('/learn'), title, 'An article']);
  }
});

it('skips path segments without a page', () => {
  for (const { slug, title } of learnCategories.flatMap(({ conditions }) => conditions)) {
    expect(getNames(conditionPath(slug))).toEqual([home, getName('/learn'), title]);
  }
  for (const { slug, name } of blogCategories) {
    expect(getNames(`/blog/category/${slug}`)).toEqual([home, getName('/blog'), name]);
  }
});

it('ignores a slash at the end', () => {
  expect(breadcrumbs('/faq')).toHaveLength(2);
  expect(breadcrumbs('/faq/')).toEqual(breadcrumbs('/faq'));
});

it.each(['/', '/nowhere', '/services/nowhere'])('is empty for %s', (path) => {
  expect(breadcrumbs(path)).toEqual([]);
});
