import { describe, expect, it } from 'vitest';
import { readContentSources } from '#library/check/files.ts';
import { checkChanges, makePost, withAnswer } from '#library/check/testing/changes.ts';
import { site } from '#library/facts.ts';
import { slug } from '#library/slug.ts';
import { pages, privacyPractices } from '#library/words.ts';

const futureDates = { date: 'May 6, 9000', nextReview: 'May 6, 9002' };

describe('a link to an unpublished article', () => {
  const link = 'See [it](/blog/post/one).';
  const getProblems = (location: string, reason: string) => [
    `content/${location}: The link "/blog/post/one" points to an unpublished article: content/blog/one.md ${reason}. Remove the link, or publish the article first.`,
  ];

  it.each([
    [
      'from a page to a draft',
      { draft: 'true' },
      { 'questions.yaml': withAnswer(link) },
      getProblems('questions.yaml:3', 'is a draft'),
    ],
    [
      'from a page to a future article',
      futureDates,
      { 'questions.yaml': withAnswer(link) },
      getProblems('questions.yaml:3', 'is dated May 6, 9000'),
    ],
    ['from a later article', futureDates, { 'blog/two.md': makePost(link, futureDates) }, []],
    ['from a draft', futureDates, { 'blog/two.md': makePost(link, { draft: 'true' }) }, []],
  ])('is reported only if readers would see it: %s', (_, fields, sources, problems) => {
    const changes = { 'blog/one.md': makePost('Text.', fields), ...sources };
    expect(checkChanges(changes)).toEqual(problems);
  });
});

describe('a link to a section', () => {
  const postWithHeading = makePost('## A Heading\n\nText.');

  it('can point to an id set in code, a heading in an article, or a heading or id in a content file', () => {
    const { id } = privacyPractices.sections[0] ?? {};
    const title = slug(pages.prices.parts.title);
    const changes = {
      'blog/one.md': postWithHeading,
      'blog/two.md': makePost('See [it](/blog/post/one#a-heading), [you](/specialists#featured).'),
      'questions.yaml': withAnswer(`A [b](/privacy-practices#${id}), [c](/prices#${title})`),
    };
    expect(checkChanges(changes)).toEqual([]);
  });

  it('can use a heading with a fact, and the second of two identical headings', () => {
    const prices = readContentSources('content').get('pages/prices.yaml') ?? '';
    const changes = {
      'pages/prices.yaml': prices.replace(pages.prices.parts.title, 'Prices in {city} today'),
      'questions.yaml': withAnswer('See [it](/prices#prices-in-long-beach-today-2).'),
    };
    expect(checkChanges(changes)).toEqual([]);
  });

  it('is rejected if the page has no such section', () => {
    const changes = {
      'blog/one.md': postWithHeading,
      'blog/two.md': makePost('See [it](/blog/post/one#a-heding).'),
      'questions.yaml': withAnswer('See [it](/careers#opening).'),
    };
    expect(checkChanges(changes)).toEqual([
      'content/blog/two.md:9: The link "/blog/post/one#a-heding" leads to /blog/post/one, but that page doesn\'t have a section "a-heding". Did you mean "a-heading"? Correct the part after the #.',
      'content/questions.yaml:3: The link "/careers#opening" leads to /careers, but that page doesn\'t have a section "opening". Did you mean "openings"? Correct the part after the #.',
    ]);
  });
});

it.each([
  ['/faqs', 'doesn\'t match any page on this site. Did you mean "/faq"? Correct the address.'],
  [`${site.origin}/contact`, 'is a full address on this site. Write "/contact".'],
  ['contact', 'needs a slash at the beginning. Write "/contact".'],
  ['/contact/', 'must not end with a slash. Write "/contact".'],
])('explains how to write a link to %s', (href, problem) => {
  const link = `[it](${href})`;
  expect(checkChanges({ 'blog/one.md': makePost(link) })).toEqual([
    `content/blog/one.md:9: The link "${href}" ${problem}`,
  ]);
});

it('checks links in YAML values and in text', () => {
  const navigation =
    'header:\n  - label: About\n    to: /abuot\ntasks:\n  - label: Prices\n    to: /prices\nfooter:\n  - title: More\n    links:\n      - label: Tab\n        to: /services#quality\n';
  const changes = {
    'navigation.yaml': navigation,
    'questions.yaml': withAnswer('See [it](/shiping).'),
  };
  expect(checkChanges(changes)).toEqual([
    'content/navigation.yaml:3: The link "/abuot" doesn\'t match any page on this site. Did you mean "/about"? Correct the address.',
    'content/questions.yaml:3: The link "/shiping" doesn\'t match any page on this site. Did you mean "/shipping"? Correct the address.',
  ]);
});

describe('a redirect', () => {
  it('can lead to a page or a section, but links must use the new address', () => {
    const redirects = '/old: /contact\n/blog/post/Older: /careers#openings\n';
    expect(checkChanges({ 'redirects.yaml': redirects })).toEqual([]);
    expect(
      checkChanges({ 'redirects.yaml': redirects, 'questions.yaml': withAnswer('A [b](/old)') }),
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
      'The link "/contct" doesn\'t match any page on this site. Did you mean "/contact"? Correct the address.',
    ],
    [
      '/old: /newer\n/newer: /contact',
      'The address "/old" redirects to "/newer", which has also moved. Write "/contact".',
    ],
    [
      '/assets/x.js: /contact',
      'The name "/assets/x.js" belongs to the server, so this redirect would never be used. Remove this line.',
    ],
    ['/old: /old', 'The address "/old" redirects to itself. Write the new address of the page.'],
    [
      '/old: /two\n/two: /old',
      'The address "/old" is part of a redirect loop. Write the new address of the page.',
    ],
  ])('is rejected: %j', (redirects, message) => {
    expect(checkChanges({ 'redirects.yaml': `${redirects}\n` })[0]).toBe(
      `content/redirects.yaml:1: ${message}`,
    );
  });
});
