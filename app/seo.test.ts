import { describe, expect, it } from 'vitest';
import { missingMeta, pageMeta } from '#app/seo.ts';
import { pharmacy } from '#app/structured-data.ts';
import { site } from '#library/facts.ts';

const page = {
  title: 'Shipping & Delivery',
  description: 'Same-day delivery nearby and shipping across California, with what each costs.',
  path: '/shipping',
};

/** Name or property to content, as networks read them. */
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

describe('what a page tells networks', () => {
  it('has absolute addresses for itself and its image', () => {
    const meta = pageMeta(page);
    expect(link(meta, 'canonical')).toMatchObject({ href: `${site.origin}/shipping` });
    expect(tags(meta)).toMatchObject({
      'og:url': `${site.origin}/shipping`,
      'og:image': `${site.origin}/share/shipping.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:type': 'website',
      'og:title': page.title,
      'og:description': page.description,
      'og:site_name': site.brand,
      'twitter:card': 'summary_large_image',
    });
    expect(tags(meta)['og:image:alt']).toContain(page.title);
  });

  it('names the image of Home', () => {
    const meta = tags(pageMeta({ ...page, path: '/' }));
    expect(meta).toMatchObject({
      'og:url': `${site.origin}/`,
      'og:image': `${site.origin}/share/home.png`,
    });
  });

  it('adds the brand to the title while there is room', () => {
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

  it('links the feed on blog pages and nowhere else', () => {
    for (const path of ['/blog', '/blog/post/a', '/blog/category/a']) {
      expect(link(pageMeta({ ...page, path }), 'alternate'), path).toBeDefined();
    }
    for (const path of ['/', '/learn', '/blogging']) {
      expect(link(pageMeta({ ...page, path }), 'alternate'), path).toBeUndefined();
    }
  });

  it('puts structured data into one block', () => {
    const data = pageMeta({ ...page, structuredData: [pharmacy()] }).find(
      (tag) => 'script:ld+json' in tag,
    );
    expect(data).toEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@graph': [pharmacy()] },
    });
  });
});

describe('pages that search engines leave out', () => {
  it('say so when asked', () => {
    expect(tags(pageMeta({ ...page, noindex: true }))).toMatchObject({ robots: 'noindex' });
    expect(tags(pageMeta(page))).not.toHaveProperty('robots');
    expect(tags(missingMeta('Condition Not Found'))).toEqual({ robots: 'noindex' });
  });
});

describe('lengths that search engines would cut', () => {
  const text = (length: number) => 'x'.repeat(length);

  it.each([49, 171])('refuses a description of %i characters', (length) => {
    expect(() => pageMeta({ ...page, description: text(length) })).toThrow(
      `The description of /shipping has ${length} characters`,
    );
  });

  it.each([0, 71])('refuses a title of %i characters', (length) => {
    expect(() => pageMeta({ ...page, title: text(length) })).toThrow(
      `The title of /shipping has ${length} characters`,
    );
  });

  it.each([
    [1, 50],
    [70, 170],
  ])('takes a title of %i and a description of %i', (title, description) => {
    expect(() =>
      pageMeta({ ...page, title: text(title), description: text(description) }),
    ).not.toThrow();
  });
});
