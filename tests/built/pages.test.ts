import { describe, expect, it } from 'vitest';
import { checkSources } from '#library/check/content.ts';
import { readContentSources } from '#library/check/files.ts';
import { jobs } from '#library/jobs.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { defaultLanguage, findPageByPath } from '#library/pages.ts';
import { cardPath, jobPath, sheetPath } from '#library/paths/addresses.ts';
import { samplePersonNotice } from '#library/review/people.ts';
import { articleText, isSample, navigation, pages as pageText, shell } from '#library/words.ts';
import { type BuiltPage, findMain, getTexts, pages } from './built-pages.ts';

const { license } = pageText.verify;
const { sample: sampleJob } = pageText.careers.openings;
const samplePrice = pageText.es.prices.sample.replace('{price} ', '');

const listLinks = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(`${selector} a[href^="/"]`)].map(
    (link) => link.getAttribute('href') ?? '',
  );
const listLinkedPaths = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  return page ? listLinks(page, 'body').map((href) => href.replace(/[#?].*/, '')) : [];
};

describe.each(pages)('$path', (page) => {
  const { document, html } = page;
  const main = document.querySelector('main');
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];

  it('has one h1 and headings in order', () => {
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it('has no inline styles or event handlers', () => {
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  });

  it('ends with a link to a next step', () => {
    // The island for toasts has no content.
    const lastBlock = [...(main?.children ?? [])].findLast(({ tagName }) => tagName !== 'X-ISLAND');
    // Links to sources have rel=noreferrer and aren't a next step.
    expect(lastBlock?.querySelectorAll('a:not([rel~=noreferrer])').length).toBeGreaterThan(0);
  });

  it('has an anchor for every section heading', () => {
    const unanchoredHeadings = headings
      .slice(1)
      .filter(({ tagName }) => /H[23]/.test(tagName))
      .filter((heading) => !heading.closest('main [id]') && !heading.querySelector('a'));
    expect(getTexts(unanchoredHeadings)).toEqual([]);
  });
});

type SampleCase = [path: string, notice: string, expected: boolean];

it.each<SampleCase>([
  ['/about', samplePersonNotice, isSample('pages/about.yaml', ['founders'])],
  ['/about', license.sample, isSample('site.yaml', ['license'])],
  ['/about/verify', license.sample, isSample('site.yaml', ['license'])],
  ['/contact', license.sample, isSample('site.yaml', ['license'])],
  ['/es', samplePrice, isSample('pages/prices.yaml', ['examples', 'rows'])],
  ['/careers', sampleJob, jobs.some((job) => job.isSample)],
  ...jobs.map((job): SampleCase => [jobPath(job.slug), sampleJob, job.isSample]),
  ['/specialists', samplePersonNotice, isSample('pages/specialists.yaml', ['featured'])],
  ['/your-medicine', samplePersonNotice, isSample('people.yaml', ['reviewers'])],
])('says on %s “%s” if it is: %s', (path, notice, expected) => {
  expect(findMain(path)?.textContent.includes(notice)).toBe(expected);
});

it('has a unique title and description on every page', () => {
  for (const getValue of [
    ({ document }: BuiltPage) => document.title,
    ({ document }: BuiltPage) =>
      document.querySelector('meta[name=description]')?.getAttribute('content'),
  ]) {
    const values = pages.map(getValue);
    expect(values).not.toContain('');
    expect(new Set(values).size).toBe(values.length);
  }
});

it('lets content link to every section on every page', () => {
  const sections = pages.flatMap(({ document, path }) =>
    [...document.querySelectorAll('main :is(h2, h3, h4)[id]')]
      // React generates these IDs for labels.
      .filter(({ id }) => !/_R_/.test(id))
      .map(({ id }) => `${path}#${id}`),
  );
  const redirects = sections.map((section, index) => `/old-${index}: ${section}`).join('\n');
  expect(checkSources(readContentSources('content').set('redirects.yaml', redirects))).toEqual([]);
});

it('reaches every page in three clicks and popular pages in two', () => {
  const oneClick = new Set(listLinkedPaths('/'));
  const twoClicks = new Set([...oneClick].flatMap(listLinkedPaths).concat(...oneClick));
  const threeClicks = new Set([...twoClicks].flatMap(listLinkedPaths).concat(...twoClicks));
  // Some pages with a robots tag, such as blog categories without articles, aren't linked.
  const listedPages = pages.filter(({ document }) => !document.querySelector('meta[name=robots]'));
  expect(listedPages.map(({ path }) => path).filter((path) => !threeClicks.has(path))).toEqual([]);
  const popularPaths = [
    '/send-a-prescription',
    '/prices',
    '/your-medicine',
    '/about/verify',
    '/contact',
  ];
  for (const path of [...popularPaths, ...cards.map(({ slug }) => cardPath(slug))]) {
    expect(twoClicks).toContain(path);
  }
});

it('marks the current section in the header', () => {
  const getCurrentLabels = (path: string) =>
    getTexts(
      pages
        .find((page) => page.path === path)
        ?.document.querySelectorAll(`nav[aria-label="${shell.mainNavigation}"] [aria-current]`) ??
        [],
    );
  expect(getCurrentLabels('/')).toEqual([]);
  for (const { label, to } of navigation.header) expect(getCurrentLabels(to), to).toEqual([label]);
  const services = navigation.header.find(({ to }) => to === '/services');
  expect(getCurrentLabels('/services/compounding')).toEqual([services?.label]);
});

it('labels external links in Spanish on the Spanish page', () => {
  const main = findMain('/es');
  expect(main?.querySelectorAll('svg[aria-label]').length).toBeGreaterThan(0);
  expect(main?.querySelector(`[aria-label="${articleText.externalSite}"]`)).toBeNull();
});

it.each(['/problem', '/es'])('offers 911 before other phone numbers on %s', (path) => {
  const link = findMain(path)?.querySelector('section a[href^="tel:"]');
  expect(link?.getAttribute('href')).toBe('tel:911');
});

it('links every medicine card to the advice for pregnancy and nursing', () => {
  for (const { slug } of cards) {
    const page = pages.find(({ path }) => path === cardPath(slug));
    expect(page && listLinks(page, 'main'), slug).toContain('/your-medicine#pregnancy');
  }
});

it('links every medicine card and sheet from a page other than their index', () => {
  const linkedPaths = pages
    .filter(({ path }) => path !== '/your-medicine')
    .flatMap((page) => listLinks(page, 'main'));
  for (const { slug } of cards) expect(linkedPaths).toContain(cardPath(slug));
  for (const { slug } of sheets) expect(linkedPaths).toContain(sheetPath(slug));
});

it('names the language of each page and of the text in another one', () => {
  for (const { document, path } of pages) {
    const language = findPageByPath(path)?.language;
    expect(document.documentElement.lang, path).toBe(language ?? defaultLanguage);
    const [header, footer] = ['body > header', 'body > footer'].map((one) =>
      document.querySelector(one)?.getAttribute('lang'),
    );
    expect([header, footer], path).toEqual(
      language ? [defaultLanguage, defaultLanguage] : [null, null],
    );
    const link = document.querySelector(`footer a[href="${shell.spanish.to}"][lang=es]`);
    expect(getTexts(link ? [link] : []), path).toEqual([shell.spanish.label]);
  }
});
