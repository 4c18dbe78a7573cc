import { expect, it } from 'vitest';
import { absoluteUrl, missingMeta, pageMeta } from '#app/seo.ts';
import { site } from '#library/facts.ts';

const page = {
  title: 'Shipping & Delivery',
  description: 'Same-day delivery nearby and shipping across California, with what each costs.',
  path: '/shipping',
};

function tags(descriptors: ReturnType<typeof pageMeta>) {
  return Object.fromEntries(
    descriptors.flatMap((tag) => {
      if ('name' in tag) return [[tag.name, tag.content]];
      return 'property' in tag ? [[tag.property, tag.content]] : [];
    }),
  );
}

const link = (descriptors: ReturnType<typeof pageMeta>, rel: string) =>
  descriptors.find((tag) => 'rel' in tag && tag.rel === rel);

it.each([
  ['/shipping', '', '/shipping', '/share/shipping.png'],
  ['/', '', '/', '/share/home.png'],
  ['/blog', '?page=2', '/blog?page=2', '/share/blog.png'],
])('gives %s%s an absolute URL and image', (path, query, url, image) => {
  const meta = pageMeta({ ...page, path, query });
  expect(link(meta, 'canonical')).toMatchObject({ href: absoluteUrl(url) });
  expect(tags(meta)).toMatchObject({ 'og:url': absoluteUrl(url), 'og:image': absoluteUrl(image) });
});

it('adds the brand to the title if there is room', () => {
  const titleOf = (title: string) =>
    pageMeta({ ...page, title }).find((tag) => 'title' in tag && !('rel' in tag));
  expect(titleOf('FAQ')).toEqual({ title: `FAQ | ${site.brand}` });
  const long = 'Before you fly, a pharmacist’s plan from week eight to the way home';
  expect(titleOf(long)).toEqual({ title: long });
});

it('gives an article its dates and section', () => {
  const article = { published: '2025-05-06', modified: '2025-05-09', section: 'Dermatology' };
  expect(tags(pageMeta({ ...page, article }))).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2025-05-06',
    'article:modified_time': '2025-05-09',
    'article:section': 'Dermatology',
  });
});

it.each([
  ['/blog', true],
  ['/blog/post/a', true],
  ['/learn', false],
  ['/blogging', false],
])('links the feed on blog pages only: %s', (path, isLinked) => {
  expect(link(pageMeta({ ...page, path }), 'alternate') !== undefined).toBe(isLinked);
});

it('adds noindex on request and to missing pages', () => {
  expect(tags(pageMeta({ ...page, noindex: true }))).toMatchObject({ robots: 'noindex' });
  expect(tags(pageMeta(page))).not.toHaveProperty('robots');
  expect(tags(missingMeta('Condition Not Found'))).toEqual({ robots: 'noindex' });
});

const text = (length: number) => 'x'.repeat(length);

it.each([
  ['description', 49],
  ['description', 171],
  ['title', 0],
  ['title', 71],
])('refuses a %s of %i characters', (field, length) => {
  expect(() => pageMeta({ ...page, [field]: text(length) })).toThrow(
    `The ${field} of /shipping has ${length} characters`,
  );
});

it.each([
  [1, 50],
  [70, 170],
])('accepts a title of %i and a description of %i characters', (title, description) => {
  const lengths = { title: text(title), description: text(description) };
  expect(() => pageMeta({ ...page, ...lengths })).not.toThrow();
});
