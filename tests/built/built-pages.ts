import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { publicPaths } from '#library/paths/public-paths.ts';

export const readBuilt = (path: string) => readFileSync(`build/client${path}`);

const parser = new new Window().DOMParser();

/** happy-dom fails to parse some stylesheets and everything after them, so remove them. */
const parsePage = (html: string) =>
  parser.parseFromString(html.replaceAll(/<style>.*?<\/style>/gs, ''), 'text/html');

/** Every page as it was built. */
export const pages = publicPaths().map((path) => {
  const html = readBuilt(`${path}/index.html`).toString();
  return { path, html, document: parsePage(html) };
});

export type BuiltPage = (typeof pages)[number];

export const texts = (elements: Iterable<{ textContent: string }>) =>
  Array.from(elements, ({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
