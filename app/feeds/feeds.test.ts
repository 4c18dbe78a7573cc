import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { renderOpenSearch, renderSecurityTxt, renderSitemap } from '#app/feeds/files.ts';
import { renderLlmsTxt } from '#app/feeds/llms.ts';
import { renderFeedArticle, renderRss } from '#app/feeds/rss.tsx';
import { blog } from '#library/blog/blog.ts';
import { isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { separateUnits } from '#library/join-units.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';
import { lastModified } from '#library/paths/public-paths.ts';
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
  expect(readText(document, 'ShortName')[0]?.length).toBeLessThanOrEqual(16);
  const template = document.querySelector('Url')?.getAttribute('template');
  expect(template).toBe(`${site.origin}/search?q={searchTerms}`);
});

it('includes lastmod only for pages that have a date', () => {
  const dates = new Map([['/blog/post/a&b', '2025-05-06']]);
  const document = parseXml(renderSitemap(['/faq', '/blog/post/a&b'], dates));
  const urls = [`${site.origin}/faq`, `${site.origin}/blog/post/a&b2025-05-06`];
  expect(readText(document, 'url').map((text) => text.trim())).toEqual(urls);
});

it('gets the dates in the sitemap from articles and policies', () => {
  expect(lastModified().get('/privacy')).toBe(isoDate(privacy.updated));
  const [newestArticle] = blog().posts;
  expect(lastModified().get(`/blog/post/${newestArticle?.id}`)).toBe(newestArticle?.isoModified);
});

const articles = blog().posts.flatMap(({ id }) => blog().find(id) ?? []);
const feed = parseXml(renderRss(articles));
const getElements = (name: string) =>
  [...feed.querySelectorAll('*')].filter(({ tagName }) => tagName === name);

it('has a feed item for each article, newest first, with valid dates', () => {
  expect(readText(feed, 'item > title')).toEqual(articles.map(({ title }) => title));
  const pubDates = readText(feed, 'item > pubDate');
  expect(pubDates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
    articles.map(({ isoDate }) => isoDate),
  );
  expect(pubDates[0]).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
});

it('links the feed to itself and includes each article with the notice', () => {
  const [selfLink] = getElements('atom:link');
  expect(selfLink?.getAttribute('href')).toBe(`${site.origin}/feed.xml`);
  expect(selfLink?.getAttribute('rel')).toBe('self');
  const contents = getElements('content:encoded').map(({ textContent }) => textContent);
  expect(contents).toEqual(
    articles.map(({ id, body }) => {
      const html = renderFeedArticle(body, `${site.origin}/blog/post/${id}`);
      return `${html}\n<p>${site.compoundingNotice}</p>`;
    }),
  );
});

/** All other fields count as text, so the test covers new fields too. */
const fieldsWithoutText = ['type', 'variant', 'level', 'id', 'href', 'align', 'unit', 'label'];

function collectText(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Object(node).type === 'drawing') return [];
  return Object.entries(Object(node))
    .filter(([name]) => !fieldsWithoutText.includes(name))
    .flatMap(([, value]) => collectText(value));
}

const guide = readFileSync('docs/writing-content.md', 'utf8');
const examples = [...guide.matchAll(/```md\n([\s\S]*?)\n```/g)].map(([, source = '']) => source);
const links = '[a](/contact), [b](https://www.fda.gov/) and [c](#d)\n\n## D';

// The documentation has an example of every block, so this covers new blocks too.
it.each([...examples, links])('has text but no styles or relative links in RSS: %s', (source) => {
  const { body } = compile(article(source));
  const { document } = new Window();
  const html = renderFeedArticle(body, 'https://pharmacy.example/blog/post/x');
  expect(html).not.toMatch(/<(?:button|svg)|class=|popover|href="[/#]/);
  document.body.innerHTML = html;
  for (const text of collectText(body.blocks)) {
    expect(body.text.replaceAll('\n', ' ')).toContain(separateUnits(text.trim()));
    expect(document.body.textContent).toContain(text);
  }
});

it('sets security.txt to expire a year after the build', () => {
  const lines = renderSecurityTxt(new Date('2026-02-03T04:05:06Z')).split('\n');
  expect(lines).toContain(`Contact: mailto:${site.email}`);
  expect(lines).toContain('Expires: 2027-02-03T04:05:06.000Z');
});

it('includes the facts and links to every article in llms.txt', () => {
  const text = renderLlmsTxt();
  expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true);
  expect(text).toContain(site.phone);
  for (const { id } of blog().posts) expect(text).toContain(`${site.origin}/blog/post/${id})`);
});
