import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { getPublicPaths } from '#library/paths/public-paths.ts';

export const readBuiltFile = (path: string) => readFileSync(`build/client${path}`);

const parser = new new Window().DOMParser();

/** Some stylesheets make happy-dom fail to parse the rest of the page, so remove them. */
const parsePage = (html: string) =>
  parser.parseFromString(html.replaceAll(/<style>.*?<\/style>/gs, ''), 'text/html');

export const pages = getPublicPaths().map((path) => {
  const html = readBuiltFile(`${path}/index.html`).toString();
  return { path, html, document: parsePage(html) };
});

export const findMain = (path: string) =>
  pages.find((page) => page.path === path)?.document.querySelector('main');

export type BuiltPage = (typeof pages)[number];

export const getTexts = (elements: Iterable<{ textContent: string }>) =>
  Array.from(elements, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
