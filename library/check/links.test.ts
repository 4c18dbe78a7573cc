import { describe, expect, it } from 'vitest';
import { contentTexts } from '#library/check/files.ts';
import { answering, post, problemsWith } from '#library/check/testing/problems-with.ts';
import { site } from '#library/facts.ts';
import { slug } from '#library/slug.ts';
import { pages, privacyPractices } from '#library/words.ts';

const later = { date: 'May 6, 9000', nextReview: 'May 6, 9002' };

describe('a link to an article that readers do not see yet', () => {
  const link = 'See [it](/blog/post/one).';
  const unseen = (from: string, why: string) => [
    `content/${from}: The link "/blog/post/one" points to an unpublished article: content/blog/one.md ${why}. Remove the link, or publish the article first.`,
  ];

  it.each([
    [
      'on a page',
      { draft: 'true' },
      { 'questions.yaml': answering(link) },
      unseen('questions.yaml:3', 'is a draft'),
    ],
    [
      'before its day',
      later,
      { 'questions.yaml': answering(link) },
      unseen('questions.yaml:3', 'is dated May 6, 9000'),
    ],
    ['in an article of the same day', later, { 'blog/two.md': post(link, later) }, []],
    ['in a draft', later, { 'blog/two.md': post(link, { draft: 'true' }) }, []],
  ])('is checked %s', (_, fields, from, problems) => {
    expect(problemsWith({ 'blog/one.md': post('Text.', fields), ...from })).toEqual(problems);
  });
});

describe('a link to a section', () => {
  const heading = post('## A Heading\n\nText.');

  it('is accepted for ids set in code, and for headings and ids in articles and in content files', () => {
    const { id } = privacyPractices.sections[0] ?? {};
    const title = slug(pages.prices.parts.title);
    const changes = {
      'blog/one.md': heading,
      'blog/two.md': post('See [it](/blog/post/one#a-heading), [you](/specialists#featured).'),
      'questions.yaml': answering(`See [it](/privacy-practices#${id}), [there](/prices#${title}).`),
    };
    expect(problemsWith(changes)).toEqual([]);
  });

  it('is accepted for a heading with a fact, and for the second of two identical headings', () => {
    const prices = contentTexts('content').get('pages/prices.yaml') ?? '';
    const changes = {
      'pages/prices.yaml': prices.replace(pages.prices.parts.title, 'Prices in {city} today'),
      'questions.yaml': answering('See [it](/prices#prices-in-long-beach-today-2).'),
    };
    expect(problemsWith(changes)).toEqual([]);
  });

  it('is refused if the page has no such section', () => {
    const changes = {
      'blog/one.md': heading,
      'blog/two.md': post('See [it](/blog/post/one#a-heding).'),
      'questions.yaml': answering('See [it](/careers#opening).'),
    };
    expect(problemsWith(changes)).toEqual([
      'content/blog/two.md:9: The link "/blog/post/one#a-heding" leads to /blog/post/one, but that page doesn\'t have a section "a-heding". Did you mean "a-heading"? Correct the part after the #.',
      'content/questions.yaml:3: The link "/careers#opening" leads to /careers, but that page doesn\'t have a section "opening". Did you mean "openings"? Correct the part after the #.',
    ]);
  });
});

it.each([
  ['/shiping', 'leads to no page of this site. Did you mean "/shipping"? Correct the address.'],
  [`${site.origin}/contact`, 'is a full address of this site. Write "/contact".'],
  ['contact', 'needs a slash at the beginning. Write "/contact".'],
  ['/contact/', 'must not end in a slash. Write "/contact".'],
])('explains how to write a link to %s', (href, remedy) => {
  const link = `[it](${href})`;
  expect(problemsWith({ 'blog/one.md': post(link) })).toEqual([
    `content/blog/one.md:9: The link "${href}" ${remedy}`,
  ]);
});

it('checks links in YAML values and in text', () => {
  const navigation =
    'header:\n  - label: About\n    to: /abuot\ntasks:\n  - label: Prices\n    to: /prices\nfooter:\n  - title: More\n    links:\n      - label: Tab\n        to: /services#quality\n';
  const changes = {
    'navigation.yaml': navigation,
    'questions.yaml': answering('See [it](/shiping).'),
  };
  expect(problemsWith(changes)).toEqual([
    'content/navigation.yaml:3: The link "/abuot" leads to no page of this site. Did you mean "/about"? Correct the address.',
    'content/questions.yaml:3: The link "/shiping" leads to no page of this site. Did you mean "/shipping"? Correct the address.',
  ]);
});

describe('an address that has moved', () => {
  it('may redirect to a page or a section, but must not be a link target', () => {
    const redirects = '/old: /contact\n/blog/post/Older: /careers#openings\n';
    expect(problemsWith({ 'redirects.yaml': redirects })).toEqual([]);
    expect(
      problemsWith({ 'redirects.yaml': redirects, 'questions.yaml': answering('See [it](/old).') }),
    ).toEqual([
      'content/questions.yaml:3: The link "/old" points to a page that has moved. Write "/contact".',
    ]);
  });

  it.each([
    [
      '/faq: /contact',
      'There is a page at "/faq", so this redirect would never be used. Remove this line or the page.',
    ],
    [
      '/old: /contct',
      'The link "/contct" leads to no page of this site. Did you mean "/contact"? Correct the address.',
    ],
    [
      '/old: /newer\n/newer: /contact',
      'The address "/old" leads to "/newer", which has also moved. Write "/contact".',
    ],
    ['/old: /old', 'The address "/old" redirects to itself. Write the new address of the page.'],
    [
      '/old: /two\n/two: /old',
      'The address "/old" is part of a circle of redirects. Write the new address of the page.',
    ],
  ])('is refused: %j', (redirects, message) => {
    expect(problemsWith({ 'redirects.yaml': `${redirects}\n` })[0]).toBe(
      `content/redirects.yaml:1: ${message}`,
    );
  });
});
