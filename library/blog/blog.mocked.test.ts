import { expect, it, vi } from 'vitest';
import { blog, blogPostIds } from '#library/blog/blog.ts';
import { findCategory } from '#library/blog/categories.ts';

it('reads every article of the folder, once', () => {
  const ids = blog()
    .list()
    .map(({ id }) => id);
  expect(ids.toSorted()).toEqual(blogPostIds.toSorted());
});

it('files every article under a category that has a page', () => {
  for (const { categorySlug, category } of blog().list()) {
    expect(findCategory(categorySlug)?.name).toBe(category);
  }
});

it('offers three other articles after each, while there are as many', () => {
  const others = Math.min(3, blogPostIds.length - 1);
  for (const id of blogPostIds) expect(blog().related(id, 3), id).toHaveLength(others);
});

it('is read before anybody asks, with a turn for others after each article', async () => {
  vi.resetModules();
  const fresh = await import('#library/blog/blog.ts');
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
