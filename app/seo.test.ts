import { expect, it } from 'vitest';
import { absoluteUrl, pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';

const page = {
  title: 'Shipping & Delivery',
  description: 'Same-day delivery nearby and shipping across California, with what each costs.',
  path: '/shipping',
};

function readTags(descriptors: ReturnType<typeof pageMeta>) {
  return Object.fromEntries(
    descriptors.flatMap((tag) => {
      if ('name' in tag) return [[tag.name, tag.content]];
      return 'property' in tag ? [[tag.property, tag.content]] : [];
    }),
  );
}

const findLink = (descriptors: ReturnType<typeof pageMeta>, rel: string) =>
  descriptors.find((tag) => 'rel' in tag && tag.rel === rel);

it.each([
  ['/shipping', '', '/shipping', '/share/shipping.png'],
  ['/', '', '/', '/share/home.png'],
  ['/blog', '?page=2', '/blog?page=2', '/share/blog.png'],
])('gives %s%s an absolute URL and image', (path, query, url, image) => {
  const meta = pageMeta({ ...page, path, query });
  expect(findLink(meta, 'canonical')).toMatchObject({ href: absoluteUrl(url) });
  expect(readTags(meta)).toMatchObject({
    'og:url': absoluteUrl(url),
    'og:image': absoluteUrl(image),
  });
});

it('adds the brand to the title if there is room', () => {
  const getTitle = (title: string) =>
    pageMeta({ ...page, title }).find((tag) => 'title' in tag && !('rel' in tag));
  expect(getTitle('FAQ')).toEqual({ title: `FAQ | ${site.brand}` });
  const longTitle = 'Before you fly, a pharmacist’s plan from week eight to the way home';
  expect(getTitle(longTitle)).toEqual({ title: longTitle });
});

it.each([
  ['/blog', true],
  ['/blog/post/a', true],
  ['/learn', false],
  ['/blogging', false],
])('links to the feed only on blog pages: %s', (path, isLinked) => {
  expect(findLink(pageMeta({ ...page, path }), 'alternate') !== undefined).toBe(isLinked);
});

it.each([
  ['description', 50, 170],
  ['title', 1, 70],
])('limits the length of a %s', (field, min, max) => {
  const makeMeta = (length: number) => pageMeta({ ...page, [field]: 'x'.repeat(length) });
  for (const length of [min, max]) expect(() => makeMeta(length)).not.toThrow();
  for (const length of [min - 1, max + 1]) {
    expect(() => makeMeta(length)).toThrow(`The ${field} of /shipping is ${length} characters`);
  }
});
