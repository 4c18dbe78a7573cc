import { describe, expect, it } from 'vitest';
import { blogCategories } from '#library/blog/categories.ts';
import { learnCategories } from '#library/learn/conditions.ts';
import { categoryPath, conditionPath } from '#library/paths/addresses.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';

const nameOf = (path: string) => breadcrumbs(path).at(-1)?.name;
const home = breadcrumbs('/faq')[0]?.name;
const names = (path: string, title?: string) => breadcrumbs(path, title).map(({ name }) => name);

describe('breadcrumbs', () => {
  it('start at Home and include the parent pages', () => {
    expect(breadcrumbs('/services/veterinary')).toEqual([
      { name: home, path: '/' },
      { name: nameOf('/services'), path: '/services' },
      { name: expect.any(String), path: '/services/veterinary' },
    ]);
    for (const { slug, title } of learnCategories) {
      const path = `${categoryPath(slug)}/article`;
      expect(names(path, 'An article')).toEqual([home, nameOf('/learn'), title, 'An article']);
    }
  });

  it('skip path segments without a page', () => {
    for (const { slug, title } of learnCategories.flatMap(({ conditions }) => conditions)) {
      expect(names(conditionPath(slug))).toEqual([home, nameOf('/learn'), title]);
    }
    for (const { slug, name } of blogCategories) {
      expect(names(`/blog/category/${slug}`)).toEqual([home, nameOf('/blog'), name]);
    }
  });

  it('end with the title of an article', () => {
    expect(names('/blog/post/any', 'Hair loss')).toEqual([home, nameOf('/blog'), 'Hair loss']);
  });

  it('are the same with a slash at the end', () => {
    expect(breadcrumbs('/faq')).toHaveLength(2);
    expect(breadcrumbs('/faq/')).toEqual(breadcrumbs('/faq'));
  });

  it('are empty for Home and unknown paths', () => {
    expect(breadcrumbs('/')).toEqual([]);
    expect(breadcrumbs('/nowhere')).toEqual([]);
    expect(breadcrumbs('/services/nowhere')).toEqual([]);
  });
});
