import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import {
  createManifest,
  renderOpenSearch,
  renderSecurityTxt,
  renderSitemap,
} from '#app/feeds/files.ts';
import { renderLlmsTxt } from '#app/feeds/llms.ts';
import { renderFeedArticle, renderRss } from '#app/feeds/rss.tsx';
import { blog } from '#library/blog/blog.ts';
import { isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { separateUnits } from '#library/join-units.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';
import { getListedPaths, lastModified } from '#library/paths/public-paths.ts';
import { privacy } from '#library/words.ts';

function parseXml(xml: string) {
  // happy-dom also accepts HTML entities, which browsers and feed readers reject in XML.
  expect(xml.match(/&(?!(?:amp|lt|gt|quot);)/)).toBeNull();
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const readText = (
  root: { querySelectorAll: (selector: string) => Iterable<{ textContent: string }> },
  selector: string,
) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('gives browsers the URL of the site search', () => {
  const document = parseXml(renderOpenSearch());
  const [name] = readText(document, 'ShortName');
  expect(name?.length).toBeLessThanOrEqual(16);
  const template = document.querySelector('Url')?.getAttribute('template');
  expect(template).toBe(`${site.origin}/search?q={searchTerms}`);
});

describe('sitemap.xml', () => {
  it('lists every page with content once, by its canonical URL', () => {
    const addresses = readText(parseXml(renderSitemap(getListedPaths(), lastModified())), 'loc');
    expect(addresses).toEqual(getListedPaths().map((path) => `${site.origin}${path}`));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${site.origin}/learn/glossary`);
    expect(addresses).not.toContain(`${site.origin}/search`);
  });

  it('includes lastmod only for pages that have a date', () => {
    const xml = renderSitemap(
      ['/faq', '/blog/post/a&b'],
      new Map([['/blog/post/a&b', '2025-05-06']]),
    );
    const [faqEntry, postEntry] = parseXml(xml).querySelectorAll('url');
    expect(faqEntry?.querySelector('lastmod')).toBeNull();
    expect(postEntry?.querySelector('lastmod')?.textContent).toBe('2025-05-06');
    expect(postEntry?.querySelector('loc')?.textContent).toBe(`${site.origin}/blog/post/a&b`);
  });

  it('gets its dates from articles and policies', () => {
    expect(lastModified().get('/privacy')).toBe(isoDate(privacy.updated));
    const [newestArticle] = blog().list();
    expect(lastModified().get(`/blog/post/${newestArticle?.id}`)).toBe(newestArticle?.isoModified);
    expect([...lastModified().values()].every((date) => /^\d{4}-\d\d-\d\d$/.test(date))).toBe(true);
  });
});

const articles = blog()
  .list()
  .flatMap(({ id }) => blog().find(id) ?? []);

describe('feed.xml', () => {
  const feed = parseXml(renderRss(articles));

  it('has one item for each article, newest first, with valid dates', () => {
    expect(readText(feed, 'item > title')).toEqual(articles.map(({ title }) => title));
    const pubDates = readText(feed, 'item > pubDate').map((date) =>
      new Date(date).toISOString().slice(0, 10),
    );
    expect(pubDates).toEqual(articles.map(({ isoDate }) => isoDate));
    expect(readText(feed, 'pubDate')[0]).toMatch(
      /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
    );
  });

  it('links to itself', () => {
    const selfLink = [...feed.querySelectorAll('*')].find(({ tagName }) => tagName === 'atom:link');
    expect(selfLink?.getAttribute('href')).toBe(`${site.origin}/feed.xml`);
    expect(selfLink?.getAttribute('rel')).toBe('self');
  });

  it('contains the full text of each article, the notice and no relative links', () => {
    for (const { id } of articles) {
      const xml = renderRss(articles.filter((article) => article.id === id));
      const content = [...parseXml(xml).querySelectorAll('*')].find(
        ({ tagName }) => tagName === 'content:encoded',
      );
      const document = new Window().document;
      document.body.innerHTML = content?.textContent ?? '';
      for (const element of document.body.querySelectorAll('*')) element.before(' ');
      const words = new Set(document.body.textContent.match(/\p{L}+/gu));
      const missingWords = (
        blog()
          .texts()
          [id]?.match(/\p{L}+/gu) ?? []
      ).filter((word) => !words.has(word));
      expect(missingWords, id).toEqual([]);
      expect(document.body.textContent).toContain(site.compoundingNotice);
      const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(links.filter((href) => !/^(?:https|tel|mailto):/.test(href ?? ''))).toEqual([]);
    }
  });
});

/** All other fields count as text, so the test covers new fields too. */
const fieldsWithoutText = ['type', 'variant', 'level', 'id', 'href', 'align', 'unit', 'label'];

function collectText(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'drawing') return [];
  return Object.entries(node)
    .filter(([name]) => !fieldsWithoutText.includes(name))
    .flatMap(([, value]) => collectText(value));
}

const documentation = readFileSync('docs/writing-content.md', 'utf8');
const examples = Array.from(
  documentation.matchAll(/```md\n([\s\S]*?)\n```/g),
  ([, source = '']) => source,
);

// The documentation has an example of every block, so this covers new blocks too.
it.each(examples)('includes all text in the search text and the feed: %s', (source) => {
  const { body } = compile(article(source));
  const { document } = new Window();
  document.body.innerHTML = renderFeedArticle(body, 'https://pharmacy.example/blog/post/x');
  for (const text of collectText(body.blocks)) {
    expect(body.text.replaceAll('\n', ' ')).toContain(separateUnits(text.trim()));
    expect(document.body.textContent).toContain(text);
  }
});

it('has no styles, buttons, drawings or relative links in the feed', () => {
  for (const { body, id } of articles) {
    const html = renderFeedArticle(body, 'https://pharmacy.example/blog/post/x');
    expect(html, id).not.toMatch(/<(?:button|svg)|class=|popover|href="[/#]/);
  }
});

it('sets security.txt to expire a year after the build', () => {
  const lines = renderSecurityTxt(new Date('2026-02-03T04:05:06Z')).split('\n');
  expect(lines).toContain(`Contact: mailto:${site.email}`);
  expect(lines).toContain('Expires: 2027-02-03T04:05:06.000Z');
});

it('lists icons in the required sizes, including a maskable icon, in the manifest', () => {
  const { icons } = createManifest();
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('includes the facts and links to every article in llms.txt', () => {
  const text = renderLlmsTxt();
  expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true);
  expect(text).toContain(site.phone);
  for (const { id } of blog().list()) expect(text).toContain(`${site.origin}/blog/post/${id})`);
});
