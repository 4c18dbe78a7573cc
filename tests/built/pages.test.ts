import { type Element, NodeFilter } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { checkTexts } from '#library/check/content.ts';
import { contentTexts } from '#library/check/files.ts';
import { site } from '#library/facts.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/paths/addresses.ts';
import { navigation, shell } from '#library/words.ts';
import { type BuiltPage, pages, texts } from './built-pages.ts';

const linksIn = ({ document }: BuiltPage, where: string) =>
  [...document.querySelectorAll(`${where} a[href^="/"]`)].map(
    (link) => link.getAttribute('href') ?? '',
  );
const linkedFrom = (path: string) => {
  const page = pages.find((one) => one.path === path);
  return page ? linksIn(page, 'body').map((href) => href.replace(/[#?].*/, '')) : [];
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
    // The region for toasts is empty.
    const last = [...(main?.children ?? [])].findLast(({ tagName }) => tagName !== 'X-ISLAND');
    // Links to sources have rel=noreferrer and aren't a next step.
    expect(last?.querySelectorAll('a:not([rel~=noreferrer])').length).toBeGreaterThan(0);
  });

  it('has an anchor for every section heading', () => {
    const withoutAnchor = headings
      .slice(1)
      .filter(({ tagName }) => /H[23]/.test(tagName))
      .filter((heading) => !heading.closest('main [id]') && !heading.querySelector('a'));
    expect(texts(withoutAnchor)).toEqual([]);
  });

  it('keeps numbers on one line with their units', () => {
    const split = /\d (?:mg|mcg|g|mL|miles?|(?:business )?(?:hours?|days?|weeks?|months?))(?!\w)/;
    const splitTexts = textNodes(page)
      .filter(({ parentElement }) => !parentElement?.closest('x-island'))
      .filter(({ data }) => split.test(data));
    expect(splitTexts.map(({ data }) => data)).toEqual([]);
  });

  it('links every phone number', () => {
    const unlinked = textNodes(page)
      .filter(({ data }) => /\(\d{3}\)\s\d{3}.?-\d{4}/.test(data))
      .filter(({ data }) => !data.replaceAll(/[\u00a0\u2060]/g, ' ').includes(site.fax))
      .filter(({ parentElement }) => !parentElement?.closest('a[href^="tel:"]'));
    expect(unlinked.map(({ data }) => data)).toEqual([]);
  });
});

function textNodes({ document }: BuiltPage) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: { data: string; parentElement: Element | null }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, textContent: data } = node;
    if (!parentElement?.closest('svg, script, style, button')) nodes.push({ data, parentElement });
  }
  return nodes;
}

it('has a unique title and description on every page', () => {
  for (const read of [
    ({ document }: BuiltPage) => document.title,
    ({ document }: BuiltPage) =>
      document.querySelector('meta[name=description]')?.getAttribute('content'),
  ]) {
    const all = pages.map(read);
    expect(all).not.toContain('');
    expect(new Set(all).size).toBe(all.length);
  }
});

it('allows content to link to every section of every page', () => {
  const sections = pages.flatMap(({ document, path }) =>
    [...document.querySelectorAll('main :is(h2, h3, h4)[id]')]
      // React generates these ids for labels.
      .filter(({ id }) => !/_R_/.test(id))
      .map(({ id }) => `${path}#${id}`),
  );
  const redirects = sections.map((section, index) => `/old-${index}: ${section}`).join('\n');
  expect(checkTexts(contentTexts('content').set('redirects.yaml', redirects))).toEqual([]);
});

it('reaches every page in three clicks, and the most wanted pages in two', () => {
  const oneClick = new Set(linkedFrom('/'));
  const twoClicks = new Set([...oneClick].flatMap(linkedFrom).concat(...oneClick));
  const threeClicks = new Set([...twoClicks].flatMap(linkedFrom).concat(...twoClicks));
  // Blog categories without articles aren't listed anywhere.
  const listed = pages.filter(({ document }) => !document.querySelector('meta[name=robots]'));
  expect(listed.map(({ path }) => path).filter((path) => !threeClicks.has(path))).toEqual([]);
  const mostWanted = [
    '/send-a-prescription',
    '/prices',
    '/your-medicine',
    '/about/verify',
    '/contact',
  ];
  for (const path of [...mostWanted, ...cards.map(({ slug }) => cardPath(slug))]) {
    expect(twoClicks).toContain(path);
  }
});

it('marks the current section in the header', () => {
  const current = (path: string) =>
    texts(
      pages
        .find((page) => page.path === path)
        ?.document.querySelectorAll(`nav[aria-label="${shell.mainNavigation}"] [aria-current]`) ??
        [],
    );
  expect(current('/')).toEqual([]);
  for (const { label, to } of navigation.header) expect(current(to), to).toEqual([label]);
  const services = navigation.header.find(({ to }) => to === '/services');
  expect(current('/services/compounding')).toEqual([services?.label]);
});

it('links every medicine card and sheet from a page other than their index', () => {
  const linked = pages
    .filter(({ path }) => path !== '/your-medicine')
    .flatMap((page) => linksIn(page, 'main'));
  for (const { slug } of cards) expect(linked).toContain(cardPath(slug));
  for (const { slug } of sheets) expect(linked).toContain(sheetPath(slug));
});
