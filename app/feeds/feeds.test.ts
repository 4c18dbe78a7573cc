import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { openSearch, securityTxt, sitemap, webManifest } from '#app/feeds/files.ts';
import { llmsTxt } from '#app/feeds/llms.ts';
import { articleHtml, rss } from '#app/feeds/rss.tsx';
import { blog } from '#library/blog/blog.ts';
import { isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { separateUnits } from '#library/join-units.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';
import { lastModified, listedPaths } from '#library/paths/public-paths.ts';
import { privacy } from '#library/words.ts';

function parseXml(xml: string) {
  // happy-dom accepts other entities, browsers and feed readers don't.
  expect(xml.match(/&(?!(?:amp|lt|gt|quot);)/)).toBeNull();
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const texts = (
  root: { querySelectorAll: (selector: string) => Iterable<{ textContent: string }> },
  selector: string,
) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('describes the search for browsers', () => {
  const document = parseXml(openSearch());
  const [name] = texts(document, 'ShortName');
  expect(name?.length).toBeLessThanOrEqual(16);
  const template = document.querySelector('Url')?.getAttribute('template');
  expect(template).toBe(`${site.origin}/search?q={searchTerms}`);
});

describe('sitemap.xml', () => {
  it('lists every page with content once, by its canonical URL', () => {
    const addresses = texts(parseXml(sitemap(listedPaths(), lastModified())), 'loc');
    expect(addresses).toEqual(listedPaths().map((path) => `${site.origin}${path}`));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${site.origin}/learn/glossary`);
    expect(addresses).not.toContain(`${site.origin}/search`);
  });

  it('has dates only for pages with a date', () => {
    const xml = sitemap(['/faq', '/blog/post/a&b'], new Map([['/blog/post/a&b', '2025-05-06']]));
    const [faq, post] = parseXml(xml).querySelectorAll('url');
    expect(faq?.querySelector('lastmod')).toBeNull();
    expect(post?.querySelector('lastmod')?.textContent).toBe('2025-05-06');
    expect(post?.querySelector('loc')?.textContent).toBe(`${site.origin}/blog/post/a&b`);
  });

  it('takes its dates from articles and policies', () => {
    expect(lastModified().get('/privacy')).toBe(isoDate(privacy.updated));
    const [newest] = blog().list();
    expect(lastModified().get(`/blog/post/${newest?.id}`)).toBe(newest?.isoModified);
    expect([...lastModified().values()].every((date) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true);
  });
});

const articles = blog()
  .list()
  .flatMap(({ id }) => blog().find(id) ?? []);

describe('feed.xml', () => {
  const feed = parseXml(rss(articles));

  it('has one item for each article, newest first, with valid dates', () => {
    expect(texts(feed, 'item > title')).toEqual(articles.map(({ title }) => title));
    const days = texts(feed, 'item > pubDate').map((date) =>
      new Date(date).toISOString().slice(0, 10),
    );
    expect(days).toEqual(articles.map(({ isoDate }) => isoDate));
    expect(texts(feed, 'pubDate')[0]).toMatch(
      /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
    );
  });

  it('links to itself', () => {
    const self = [...feed.querySelectorAll('*')].find(({ tagName }) => tagName === 'atom:link');
    expect(self?.getAttribute('href')).toBe(`${site.origin}/feed.xml`);
    expect(self?.getAttribute('rel')).toBe('self');
  });

  it('has all words of an article, its references and the notice', () => {
    for (const { id } of articles) {
      const html = rss(articles.filter((article) => article.id === id));
      const content = [...parseXml(html).querySelectorAll('*')].find(
        ({ tagName }) => tagName === 'content:encoded',
      );
      const document = new Window().document;
      document.body.innerHTML = content?.textContent ?? '';
      // Separates the words of adjacent paragraphs.
      for (const element of document.body.querySelectorAll('*')) element.before(' ');
      const words = new Set(document.body.textContent.match(/\p{L}+/gu));
      const missing = (
        blog()
          .texts()
          [id]?.match(/\p{L}+/gu) ?? []
      ).filter((word) => !words.has(word));
      expect(missing, id).toEqual([]);
      expect(document.body.textContent).toContain(site.compoundingNotice);
      const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links.filter((href) => !/^(?:https|tel|mailto):/.test(href ?? ''))).toEqual([]);
    }
  });
});

/** Fields of a block that aren't text. New fields count as text. */
const fieldsWithoutText = ['type', 'variant', 'level', 'id', 'href', 'align', 'unit', 'label'];

/** All texts of a block, at any depth. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'drawing') return [];
  return Object.entries(part)
    .filter(([name]) => !fieldsWithoutText.includes(name))
    .flatMap(([, value]) => textsIn(value));
}

const documentation = readFileSync('docs/writing-content.md', 'utf8');
const examples = Array.from(
  documentation.matchAll(/```md\n([\s\S]*?)\n```/g),
  ([, source = '']) => source,
);

// The documentation shows every marker, so this covers a new one too.
it.each(examples)('has all text in the search and in the feed: %s', (source) => {
  const { body } = compile(article(source));
  const { document } = new Window();
  document.body.innerHTML = articleHtml(body, 'https://pharmacy.example/blog/post/x');
  for (const words of textsIn(body.blocks)) {
    expect(body.text.replaceAll('\n', ' ')).toContain(separateUnits(words.trim()));
    expect(document.body.textContent).toContain(words);
  }
});

it('has no styles, scripts or drawings in the feed', () => {
  for (const { body, id } of articles) {
    const html = articleHtml(body, 'https://pharmacy.example/blog/post/x');
    expect(html, id).not.toMatch(/<(?:button|svg)|class=|popover|href="[/#]/);
  }
});

it('sets the expiry of security.txt to a year after the build', () => {
  const lines = securityTxt(new Date('2026-02-03T04:05:06Z')).split('\n');
  expect(lines).toContain(`Contact: mailto:${site.email}`);
  expect(lines).toContain('Expires: 2027-02-03T04:05:06.000Z');
});

it('has icons in the required sizes, one of them maskable', () => {
  const { icons } = webManifest();
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('gives the facts in llms.txt and links every article', () => {
  const text = llmsTxt();
  expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true);
  expect(text).toContain(site.phone);
  for (const { id } of blog().list()) expect(text).toContain(`${site.origin}/blog/post/${id})`);
});
