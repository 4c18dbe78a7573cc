import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { findLeftovers, readFormerBrand } from './former-brand.ts';

const formerBrand = readFormerBrand(
  `names: [Salt & Scruple]
places: [Los Angeles]
people: [Odile Farrow]
phones: [(310) 555-7242]
domains: [saltscruple.com]
`,
  'former.yaml',
);

const find = (files: Record<string, string>, findExamples = true) =>
  findLeftovers(createTemporaryFolder(files), formerBrand, { findExamples });

it.each([
  ['index.html', '<title>Salt &amp; Scruple</title>', 'the former name “Salt & Scruple”'],
  ['assets/start.js', 'const a="Salt \\u0026 Scruple"', 'the former name “Salt & Scruple”'],
  ['favicon.svg', '<title>Salt &#x26; Scruple</title>', 'the former name “Salt & Scruple”'],
  ['feed.xml', '<id>salt-and-scruple</id>', 'the former name “Salt & Scruple”'],
  ['index.html', '<a href="?t=Salt%20%26%20Scruple">', 'the former name “Salt & Scruple”'],
  ['careers/index.html', '<p>the Los&nbsp;Angeles law</p>', 'the former place “Los Angeles”'],
  ['about/index.html', '<h3>Odile Farrow, PharmD</h3>', 'the former person “Odile Farrow”'],
  ['index.html', '<a href="tel:+13105557242">', 'the former phone number “(310) 555-7242”'],
  ['llms.txt', 'Phone: 310.555.7242', 'the former phone number “(310) 555-7242”'],
  ['index.html', 'hello@saltscruple.com', 'the former domain “saltscruple.com”'],
  ['index.html', 'Write to hello@pharmacy.example', 'an example address'],
  ['index.html', '<a href="tel:+13105550142">', 'an example phone number'],
  ['index.html', 'Lorem ipsum dolor', 'dummy text'],
])('finds leftovers in %s: %s', (file, text, description) => {
  const messages = find({ [`client/${file}`]: text });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`client/${file}: ${description} is still in the build: “…`);
});

it('lists each passage once, with the number of files', () => {
  const text = '<p>A law of Los Angeles.</p>';
  expect(find({ 'client/a.html': text, 'missing/0.html': text })).toEqual([
    expect.stringMatching(
      /\/client\/a\.html and 1 more: the former place “Los Angeles” .* “…<p>A law/,
    ),
  ]);
});

it('ignores similar text and files that visitors never get', () => {
  const text = 'America/Los_Angeles, Saltern & Scruples, 23105557242, words.example';
  expect(find({ 'server/index.js': 'Salt & Scruple', 'client/index.html': text })).toEqual([]);
});

it('skips example values while there are placeholders', () => {
  expect(find({ 'client/index.html': 'hello@pharmacy.example' }, false)).toEqual([]);
});
