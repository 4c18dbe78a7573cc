import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { articleHtml } from '#app/feeds/article-html.ts';
import { loader as llms } from '#app/feeds/llms.ts';
import { webManifest } from '#app/feeds/manifest.ts';
import { openSearch } from '#app/feeds/opensearch.ts';
import { robots } from '#app/feeds/robots.ts';
import { rss } from '#app/feeds/rss.ts';
import { securityTxt } from '#app/feeds/security.ts';
import { sitemap } from '#app/feeds/sitemap.ts';
import { blog } from '#library/blog/blog.ts';
import { isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';
import { lastModified, listedPaths } from '#library/paths/public-paths.ts';
import { privacy } from '#library/words.ts';

function parseXml(xml: string) {
  // The parser lets these pass; browsers and feed readers do not.
  expect(xml.match(/&(?!(?:amp|lt|gt|quot);)/)).toBeNull();
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const texts = (
  root: { querySelectorAll: (selector: string) => Iterable<{ textContent: string }> },
  selector: string,
) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('lets browsers search the site from their address bar', () => {
  const document = parseXml(openSearch());
  const [name] = texts(document, 'ShortName');
  expect(name?.length).toBeLessThanOrEqual(16);
  const template = document.querySelector('Url')?.getAttribute('template');
  expect(template).toBe(`${site.origin}/search?q={searchTerms}`);
});

describe('sitemap.xml', () => {
  it('lists every page that has something to read once, by its canonical address', () => {
    const addresses = texts(parseXml(sitemap(listedPaths(), lastModified())), 'loc');
    expect(addresses).toEqual(listedPaths().map((path) => `${site.origin}${path}`));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${site.origin}/learn/glossary`);
    expect(addresses).not.toContain(`${site.origin}/search`);
  });

  it('dates only what has a date', () => {
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

describe('feed.xml', () => {
  const articles = blog()
    .list()
    .flatMap(({ id }) => blog().find(id) ?? []);
  const feed = parseXml(rss(articles));

  it('has one item for each article, newest first, with dates that can be read', () => {
    expect(texts(feed, 'item > title')).toEqual(articles.map(({ title }) => title));
    const days = texts(feed, 'item > pubDate').map((date) =>
      new Date(date).toISOString().slice(0, 10),
    );
    expect(days).toEqual(articles.map(({ isoDate }) => isoDate));
    expect(texts(feed, 'pubDate')[0]).toMatch(
      /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
    );
  });

  it('says where it lives', () => {
    const self = [...feed.querySelectorAll('*')].find(({ tagName }) => tagName === 'atom:link');
    expect(self?.getAttribute('href')).toBe(`${site.origin}/feed.xml`);
    expect(self?.getAttribute('rel')).toBe('self');
  });

  it('carries all words of an article, its references and the notice', () => {
    for (const { id } of articles) {
      const html = rss(articles.filter((article) => article.id === id));
      const content = [...parseXml(html).querySelectorAll('*')].find(
        ({ tagName }) => tagName === 'content:encoded',
      );
      const document = new Window().document;
      document.body.innerHTML = content?.textContent ?? '';
      // Words of two paragraphs would otherwise run into one.
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

describe('an article as a feed carries it', () => {
  it('has every fact of a testimonial', () => {
    const patient = {
      patient: 'Patient, 34',
      condition: 'Acne',
      treatment: 'A cream',
      result: 'Calm',
    };
    const settings = Object.entries(patient).map(([name, value]) => `${name}="${value}"`);
    const { body } = compile(article(`:::testimonial{${settings.join(' ')}}\nIt works.\n:::`));
    const html = articleHtml(body, 'https://pharmacy.example/blog/post/x');
    for (const words of ['It works.', ...Object.values(patient)]) expect(html).toContain(words);
  });
});

describe('robots.txt', () => {
  it('lets everybody read and names the sitemap', () => {
    expect(robots()).toContain('User-agent: *\nAllow: /\n');
    expect(robots()).toContain(`Sitemap: ${site.origin}/sitemap.xml\n`);
    expect(robots()).not.toContain('Disallow');
  });
});

describe('security.txt', () => {
  it('has a contact and holds for a year after the build', () => {
    const fields = new Map(
      securityTxt(new Date('2026-02-03T04:05:06Z'))
        .trim()
        .split('\n')
        .map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
    );
    expect(fields.get('Contact')).toBe(`mailto:${site.email}`);
    expect(fields.get('Expires')).toBe('2027-02-03T04:05:06.000Z');
    expect(fields.get('Canonical')).toBe(`${site.origin}/.well-known/security.txt`);
  });
});

describe('the web manifest', () => {
  it('has icons of the sizes that systems ask for, one of them maskable', () => {
    const { icons } = webManifest();
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

describe('llms.txt', () => {
  it('gives the facts and leads to every article', async () => {
    const text = await llms().text();
    expect(text.startsWith(`# ${site.brand}\n\n> `)).toBe(true);
    expect(text).toContain(site.phone);
    for (const { id } of blog().list()) expect(text).toContain(`${site.origin}/blog/post/${id})`);
  });
});
