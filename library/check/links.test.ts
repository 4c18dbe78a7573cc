import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { topics } from '#library/blog/categories.ts';
import { checkContent } from '#library/check/content.ts';
import { site } from '#library/facts.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';
import { slug } from '#library/slug.ts';
import { pages, privacyPractices } from '#library/words.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, ...lines: string[]) =>
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
const complaints = () =>
  checkContent(folder).map(({ file, line, message }) => `${file}:${line}: ${message}`);

const replace = (file: string, words: string, others: string) =>
  write(file, readFileSync(join(folder, file), 'utf8').replace(words, others));

const [first, second] = referenceKeys;
const sources = `Sources.:cite[${first}] :cite[${second}]`;
/** Its text begins on line 9, or later by the fields that are added. */
const post = (body: string, fields: Record<string, string> = {}) =>
  article(`${body}\n\n${sources}`, { category: topics[0]?.name, ...fields });
const later = { date: 'May 6, 9000', nextReview: 'May 6, 9002' };
const ask = (answer: string) =>
  write(
    'questions.yaml',
    'questions:',
    '  - question: Where?',
    `    answer: ${answer}`,
    '  - question: When?',
    '    answer: Now.',
  );

describe('a link to an article that readers do not see yet', () => {
  const unseen = (from: string, why: string) => [
    `content/${from}: The link "/blog/post/one" leads to an article that readers do not see yet: content/blog/one.md ${why}. Remove the link, or publish the article first.`,
  ];

  it('is a mistake on a page and in an article', () => {
    write('blog/one.md', post('Text.', { draft: 'true' }));
    ask('See [it](/blog/post/one).');
    expect(complaints()).toEqual(unseen('questions.yaml:3', 'is a draft'));
    ask('Here.');
    write('blog/two.md', post('See [it](/blog/post/one).'));
    expect(complaints()).toEqual(unseen('blog/two.md:9', 'is a draft'));
  });

  it('is one before its day', () => {
    write('blog/one.md', post('Text.', later));
    ask('See [it](/blog/post/one).');
    expect(complaints()).toEqual(unseen('questions.yaml:3', 'is dated May 6, 9000'));
  });

  it('is none in an article that appears with it or after it, nor in a draft', () => {
    write('blog/one.md', post('Text.', later));
    write('blog/two.md', post('See [it](/blog/post/one).', later));
    write('blog/three.md', post('See [it](/blog/post/one).', { draft: 'true' }));
    expect(complaints()).toEqual([]);
  });
});

it('a draft need not have its sources yet', () => {
  write('blog/one.md', article('Text.', { category: topics[0]?.name, draft: 'true' }));
  expect(complaints()).toEqual([]);
});

describe('a link to a section', () => {
  it('is accepted for an id set in code and for a heading of an article', () => {
    write('blog/one.md', post('## A Heading\n\nText.'));
    write('blog/two.md', post('See [it](/blog/post/one#a-heading), [you](/specialists#featured).'));
    expect(complaints()).toEqual([]);
  });

  it('is accepted for an id and a heading in the content file of the page', () => {
    const { id } = privacyPractices.sections[0] ?? {};
    const heading = slug(pages.prices.parts.title);
    ask(`See [it](/privacy-practices#${id}), [there](/prices#${heading}).`);
    expect(complaints()).toEqual([]);
  });

  it('is accepted for a heading with a fact, and for the second of two equal headings', () => {
    replace('pages/prices.yaml', pages.prices.parts.title, 'Prices in {city} today');
    ask('See [it](/prices#prices-in-long-beach-today-2).');
    expect(complaints()).toEqual([]);
  });

  it('is refused if the page has no such section', () => {
    write('blog/one.md', post('## A Heading\n\nText.'));
    write('blog/two.md', post('See [it](/blog/post/one#a-heding).'));
    ask('See [it](/careers#opening).');
    expect(complaints()).toEqual([
      'content/blog/two.md:9: The link "/blog/post/one#a-heding" leads to /blog/post/one, but that page has no section "a-heding". Did you mean "a-heading"? Correct the part after the #.',
      'content/questions.yaml:3: The link "/careers#opening" leads to /careers, but that page has no section "opening". Did you mean "openings"? Correct the part after the #.',
    ]);
  });
});

it.each([
  [`${site.origin}/contact`, 'leads to this site by its full address. Write "/contact".'],
  [
    `${site.origin.replace('https:', 'http:')}/contact`,
    'leads to this site by its full address. Write "/contact".',
  ],
  ['contact', 'lacks the slash at its beginning. Write "/contact".'],
])('says how a link to %s is written', (href, remedy) => {
  write('blog/one.md', post(`See [it](${href}).`));
  expect(complaints()).toEqual([`content/blog/one.md:9: The link "${href}" ${remedy}`]);
});

describe('an address that has moved', () => {
  it('leads to a page, and to a place on one', () => {
    write('redirects.yaml', '/old: /contact', '/blog/post/Older: /careers#openings');
    expect(complaints()).toEqual([]);
  });

  it('is no address to link to', () => {
    write('redirects.yaml', '/blog/post/old: /contact');
    ask('See [it](/blog/post/old).');
    expect(complaints()).toEqual([
      'content/questions.yaml:3: The link "/blog/post/old" leads to a page that has moved. Write "/contact".',
    ]);
  });

  it.each([
    [
      'an address that has a page',
      ['/faq: /contact'],
      '1: There is a page at "/faq", so nobody would be sent on. Remove this line, or the page.',
    ],
    [
      'another spelling of an address that has a page',
      ['/FAQ: /contact'],
      '1: There is a page at "/faq", so nobody would be sent on. Remove this line, or the page.',
    ],
    [
      'a new address without a page',
      ['/old: /contct'],
      '1: The link "/contct" leads to no page of this site. Did you mean "/contact"? Correct the address.',
    ],
    [
      'a way over two addresses',
      ['/old: /newer', '/newer: /contact'],
      '1: The address "/old" leads to "/newer", which has moved as well. Write "/contact".',
    ],
    [
      'an address that leads to itself',
      ['/old: /old'],
      '1: The address "/old" leads to itself. Write where the page has gone.',
    ],
  ])('is refused for %s', (_, lines, complaint) => {
    write('redirects.yaml', ...lines);
    expect(complaints()).toEqual([`content/redirects.yaml:${complaint}`]);
  });

  it('is refused for a circle, on each of its lines', () => {
    write('redirects.yaml', '/one: /two', '/two: /one');
    expect(complaints()).toEqual([
      'content/redirects.yaml:1: The address "/one" leads in a circle. Write where the page has gone.',
      'content/redirects.yaml:2: The address "/two" leads in a circle. Write where the page has gone.',
    ]);
  });
});
