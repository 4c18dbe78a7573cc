import { expect, it, vi } from 'vitest';
import { blog, blogPostIds } from '#content/blog.ts';
import { blogCategories, findCategory } from '#content/blog-categories.ts';
import { searchesInBrowser } from '#content/search.ts';

it('has the seven articles, newest first, with the featured one in front', () => {
  const ids = blog()
    .list()
    .map(({ id }) => id);
  expect(ids[0]).toBe('hyperpigmentation');
  expect(ids.toSorted()).toEqual(blogPostIds.toSorted());
  expect(ids.toSorted()).toEqual([
    'anti-aging',
    'erectile-dysfunction',
    'hair-loss',
    'hyperpigmentation',
    'pet-compounding',
    'thyroid-imbalance',
    'travel-health',
  ]);
});

it.each(blogPostIds)('%s is long enough to be useful and cites at least two works', (id) => {
  const found = blog().find(id);
  expect(found?.words).toBeGreaterThanOrEqual(900);
  expect(found?.words).toBeLessThanOrEqual(1600);
  expect(found?.body.citations.length).toBeGreaterThanOrEqual(2);
  expect(blog().related(id, 3)).toHaveLength(3);
});

it('files every article under a category that has a page', () => {
  for (const { categorySlug, category } of blog().list()) {
    expect(findCategory(categorySlug)?.name).toBe(category);
  }
});

it('knows nine categories and no others', () => {
  expect(blogCategories.map(({ slug }) => slug)).toEqual([
    'dermatology',
    'sexual-health',
    'hormone-therapy',
    'veterinary',
    'travel-medicine',
    'skin-health',
    'hormone-health',
    'compounding',
    'medication',
  ]);
  expect(findCategory('constructor')).toBeUndefined();
});

it('is small enough to be searched in the browser', () => {
  expect(searchesInBrowser(blog().texts())).toBe(true);
});

it('is read before anybody asks, with a turn for others after each article', async () => {
  vi.resetModules();
  const fresh = await import('#content/blog.ts');
  let turns = 0;
  let reading = true;
  const others = async () => {
    while (reading) {
      await new Promise((resolve) => setTimeout(resolve));
      turns += 1;
    }
  };
  const waiting = others();
  await fresh.readBlogInSteps();
  reading = false;
  await waiting;
  expect(turns).toBeGreaterThanOrEqual(blogPostIds.length);
  expect(fresh.blog().list()).toHaveLength(blogPostIds.length);
});
