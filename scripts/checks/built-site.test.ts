import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unwantedInBuild } from './built-site.ts';
import { readFormer } from './former-brand.ts';

const former = readFormer(
  `names: [Salt & Scruple]
places: [Los Angeles]
people: [Odile Farrow]
phones: [(310) 555-7242]
domains: [saltscruple.com]
colors: [oklch(0.427 0.172 261.5), "#f3a640"]
`,
  'former.yaml',
);
const nothing = readFormer(
  'names: []\nplaces: []\npeople: []\nphones: []\ndomains: []\ncolors: []\n',
  'former.yaml',
);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function plant(file: string, content: string | Buffer) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

const sentences = async (brand = former) =>
  (await unwantedInBuild(folder, brand)).map((line) => relative(folder, line));

describe('the former brand', () => {
  it.each([
    ['index.html', '<title>Salt &amp; Scruple</title>', 'the former name “Salt & Scruple”'],
    ['assets/start.js', 'const a="Salt \\u0026 Scruple"', 'the former name “Salt & Scruple”'],
    ['site.webmanifest', '{"name":"SALT & SCRUPLE"}', 'the former name “Salt & Scruple”'],
    ['favicon.svg', '<title>Salt &#x26; Scruple</title>', 'the former name “Salt & Scruple”'],
    ['feed.xml', '<id>salt-and-scruple</id>', 'the former name “Salt & Scruple”'],
    ['index.html', '<a href="?t=Salt%20%26%20Scruple">', 'the former name “Salt & Scruple”'],
    ['careers/index.html', '<p>the Los&nbsp;Angeles law</p>', 'the former place “Los Angeles”'],
    ['about/index.html', '<h3>Odile Farrow, PharmD</h3>', 'the former person “Odile Farrow”'],
    ['index.html', '<a href="tel:+13105557242">', 'the former telephone number “(310) 555-7242”'],
    ['llms.txt', 'Phone: 310.555.7242', 'the former telephone number “(310) 555-7242”'],
    ['sitemap.xml', 'https://www.saltscruple.com/faq', 'the former address “saltscruple.com”'],
    ['index.html', 'hello@saltscruple.com', 'the former address “saltscruple.com”'],
    ['assets/root.css', ':root{--a:oklch(42.7% .172 261.5)}', 'the former color #0e45ab'],
    ['assets/root.css', 'a{color:oklch(42.7% .172 261.5/.1)}', 'the former color #0e45ab'],
    ['assets/root.css', 'a{color:rgb(14 69 171 / 10%)}', 'the former color #0e45ab'],
    ['index.html', '<meta name="theme-color" content="#F3A640">', 'the former color #f3a640'],
    ['index.html', 'href="data:image/svg+xml,fill%3D%22%230e45ab%22"', 'the former color #0e45ab'],
  ])('is found in %s as %s', async (file, content, what) => {
    await plant(`client/${file}`, content);
    const found = await sentences();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`client/${file}: ${what} is still there: “…`);
  });

  it('is found on the page for what is missing', async () => {
    await plant('missing/0.html', 'Salt & Scruple');
    expect(await sentences()).toEqual([expect.stringContaining('missing/0.html: the former name')]);
  });

  it('is found in a picture by its colors', async () => {
    const picture = sharp({
      create: { width: 40, height: 40, channels: 3, background: '#0e45ac' },
    });
    await plant('client/share/home.png', await picture.png({ palette: true }).toBuffer());
    expect(await sentences()).toEqual([
      'client/share/home.png: the former color #0e45ab is still there: it fills 100% of the picture.',
    ]);
    expect(await sentences(nothing)).toEqual([]);
  });

  it('is found in what a program wrote into a picture', async () => {
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
    const bytes = await picture.png().toBuffer();
    await plant('client/a.png', Buffer.concat([bytes, Buffer.from('tEXtAuthor Odile Farrow')]));
    expect(await sentences()).toEqual([expect.stringContaining('client/a.png: the former person')]);
  });

  it('is told once, with how often it is there and what stands around it', async () => {
    for (const page of ['a', 'b', 'c']) {
      await plant(`client/${page}.html`, '<p>As the Los Angeles fair chance law asks.</p>');
    }
    expect(await sentences()).toEqual([
      'client/a.html and 2 more: the former place “Los Angeles” is still there: “…<p>As the Los Angeles fair chance law asks.</p>…”.',
    ]);
  });

  it('is told for each passage, so that one look shows where all of it stands', async () => {
    await plant('client/a.html', '<p>Licensed in Los Angeles, as it is law.</p>');
    await plant('client/b.html', '<p>Made by hand behind a counter in Los Angeles.</p>');
    expect(await sentences()).toEqual([
      expect.stringContaining('client/a.html: the former place “Los Angeles”'),
      expect.stringContaining('client/b.html: the former place “Los Angeles”'),
    ]);
    const many = Array.from({ length: 45 }, (_, place) => `<p>Los Angeles, ${place}</p>`);
    await plant('client/b.html', many.join('-'.repeat(40)));
    const found = await sentences();
    expect(found).toHaveLength(21);
    expect(found.at(-1)).toMatch(/the former place “Los Angeles” is in 26 more passages\.$/);
  });

  it('is nothing that only looks like it', async () => {
    await plant(
      'client/index.html',
      'America/Los_Angeles, Saltern & Scruples, 23105557242, #0e45aa, oklch(0.5 0.172 261.5), words.example',
    );
    await plant('server/index.js', 'Salt & Scruple');
    expect(await sentences()).toEqual([]);
  });
});

it.each([
  ['Write to hello@pharmacy.example', 'an address for examples'],
  ['<link href="https://www.example.com/">', 'an address for examples'],
  ['Call (310) 555-0142', 'a telephone number for examples'],
  ['<a href="tel:+13105550142">', 'a telephone number for examples'],
  ['Lorem ipsum dolor', 'dummy text'],
])('what is set aside for examples is found whoever it was: %s', async (content, what) => {
  await plant('client/index.html', content);
  expect(await sentences(nothing)).toEqual([
    expect.stringContaining(`client/index.html: ${what} is still there: “…`),
  ]);
});

it.each([
  ['colors: [teal]', /^brand\/former\.yaml:6: .*is no color\. Write it like #0e45ab/],
  ['colours: []', /^brand\/former\.yaml:6: There is no field "colours"/m],
])('a mistake in the list is named with its line: %s', (line, message) => {
  const source = `names: []\nplaces: []\npeople: []\nphones: []\ndomains: []\n${line}\n`;
  expect(() => readFormer(source, 'brand/former.yaml')).toThrow(
    expect.objectContaining({ message: expect.stringMatching(message) }),
  );
});
