import { expect, it } from 'vitest';
import { readContentSources } from '#library/check/files.ts';
import { findLinkProblem, findRedirectProblem, type LinkRules } from '#library/check/links.ts';
import { checkChanges, makePost, replaceField } from '#library/check/testing/changes.ts';
import { never } from '#library/publication.ts';
import { pages, privacyPractices } from '#library/words.ts';

const day = '2026-11-17';
const page = { from: '', getAnchors: () => ['openings', 'prices-in-.*-today'] };
const post = { file: 'content/blog/one.md', getAnchors: () => [] };
const rules: LinkRules = {
  pages: new Map([
    ['/faq', page],
    ['/contact', page],
    ['/post', { ...post, from: day }],
    ['/later', { ...post, from: '9000-05-06' }],
    ['/draft', { ...post, from: never }],
  ]),
  redirects: new Map([['/old', '/contact']]),
  origin: 'https://pharmacy.example',
  getHeadingIds: () => ['a-heading'],
};

it.each([
  ['/faqs', 'doesn\'t match any page on this site. Did you mean "/faq"? Correct the address.'],
  ['https://www.pharmacy.example/faq', 'is a full address on this site. Write "/faq".'],
  ['contact', 'needs a slash at the beginning. Write "/contact".'],
  ['/contact/', 'must not end with a slash. Write "/contact".'],
  ['/old', 'points to a page that has moved. Write "/contact".'],
  ['/draft', 'points to an unpublished article: content/blog/one.md is a draft.'],
  ['/later', 'points to an unpublished article: content/blog/one.md is dated May 6, 9000.'],
  ['/post#a-heding', 'doesn\'t have a section "a-heding". Did you mean "a-heading"?'],
  ['/faq#opening', 'doesn\'t have a section "opening". Did you mean "openings"?'],
])('explains how to fix a link to %s', (href, problem) => {
  expect(findLinkProblem(href, day, rules)).toContain(problem);
});

it.each([
  '/faq#openings',
  '/faq?q=price#openings',
  '/faq#prices-in-reno-today',
  '/post#a-heading-2',
  'https://fda.gov/faq',
])('accepts a link to %s', (href) => {
  expect(findLinkProblem(href, day, rules)).toBeUndefined();
});

it.each([
  ['/FAQ', '/contact', 'There is a page at "/faq", so this redirect would never be used.'],
  ['/older', '/contct', 'The link "/contct" doesn\'t match any page on this site.'],
  ['/older', '/old', 'redirects to "/old", which has also moved. Write "/contact".'],
  ['/older', '/older#top', 'The address "/older" redirects to itself.'],
  ['/two', '/loop', 'The address "/two" is part of a redirect loop.'],
])('rejects a redirect from %s to %s', (from, to, problem) => {
  const redirects = new Map([...rules.redirects, ['/loop', '/two'], ['/two', '/loop']]);
  expect(findRedirectProblem([from, to], day, { ...rules, redirects })).toContain(problem);
});

const questions = readContentSources('content').get('questions.yaml');
const withAnswer = (answer: string) => `${questions}  - question: Where?\n    answer: ${answer}\n`;
const futureDates = { date: 'May 6, 9000', nextReview: 'May 6, 9002' };

it('accepts links to sections and from one future article to another', () => {
  const { id } = privacyPractices.sections[0] ?? {};
  const prices = readContentSources('content').get('pages/prices.yaml') ?? '';
  const changes = {
    'blog/one.md': makePost('## A Heading\n\nText.', futureDates),
    'blog/two.md': makePost('[it](/blog/post/one#a-heading) [b](/careers#openings)', futureDates),
    'pages/prices.yaml': prices.replace(pages.prices.parts.title, 'Prices in {city} today'),
    'questions.yaml': withAnswer(`A [b](/privacy-practices#${id}), [c](/prices#prices-in-a-today)`),
    'redirects.yaml': '/old: /contact\n/blog/post/Older: /careers#openings\n',
  };
  expect(checkChanges(changes)).toEqual([]);
});

it('checks links in articles, text, YAML values and redirects', () => {
  const { source, line } = replaceField('navigation.yaml', 'to', '/abuot');
  const changes = {
    'blog/one.md': makePost('See [it](/careers#opening).'),
    'questions.yaml': withAnswer('See [it](/shiping).'),
    'navigation.yaml': source,
    'redirects.yaml': '/faq: /contact\n/assets/x.js: /contact\n',
  };
  expect(checkChanges(changes)).toEqual([
    expect.stringContaining('content/blog/one.md:9: The link "/careers#opening" leads to'),
    expect.stringContaining(`content/navigation.yaml:${line}: The link "/abuot" doesn't`),
    expect.stringMatching(/content\/questions.yaml:\d+: The link "\/shiping" doesn't/),
    expect.stringContaining('content/redirects.yaml:1: There is a page at "/faq"'),
    expect.stringContaining(
      'content/redirects.yaml:2: The name "/assets/x.js" belongs to the server',
    ),
  ]);
});
