import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
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

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder();
});

function writeAndFind(file: string, text: string, findExamples = true) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return findLeftovers(folder, formerBrand, { findExamples });
}

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
  const messages = writeAndFind(`client/${file}`, text);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`client/${file}: ${description} is still in the build: “…`);
});

it('lists each passage once, with the number of files', () => {
  writeAndFind('client/a.html', '<p>A law of Los Angeles.</p>');
  expect(writeAndFind('missing/0.html', '<p>A law of Los Angeles.</p>')).toEqual([
    `${folder}/client/a.html and 1 more: the former place “Los Angeles” is still in the build: “…<p>A law of Los Angeles.</p>…”.`,
  ]);
});

it('ignores similar text and files that visitors never get', () => {
  writeAndFind('server/index.js', 'Salt & Scruple');
  const text = 'America/Los_Angeles, Saltern & Scruples, 23105557242, words.example';
  expect(writeAndFind('client/index.html', text)).toEqual([]);
});

it('skips example values while there are placeholders', () => {
  expect(writeAndFind('client/index.html', 'hello@pharmacy.example', false)).toEqual([]);
});
