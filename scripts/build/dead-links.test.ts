import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { deadLinks } from './dead-links.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'client'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(
    join(folder, 'content/questions.yaml'),
    'text: x\nanswer: See [it](/prices#pay).\n',
  );
  writeFileSync(
    join(folder, 'client/prices.html'),
    '<main><section id="parts"><h2>Parts</h2></section><h2 id="ask">Ask</h2></main>',
  );
});

const messages = (links: string) => {
  writeFileSync(join(folder, 'client/about.html'), `<main id="main">${links}</main>`);
  return deadLinks(join(folder, 'client'), join(folder, 'content')).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
};

it('accepts links to pages, to their sections and within a page', () => {
  expect(
    messages('<a href="/prices">1</a><a class="x" href="/prices#ask">2</a><a href="#main">3</a>'),
  ).toEqual([]);
});

it('reports the file and line of a link to a missing section', () => {
  expect(messages('<a href="/prices#pay">it</a>')).toEqual([
    'content/questions.yaml:2: The link "/prices#pay" leads to /prices, but that page has no such section. Its sections: parts, ask.',
  ]);
});

it('reports the component if the link is not in content', () => {
  expect(messages('<a href="/no-page">it</a>')).toEqual([
    'app/pages/about/about.tsx:1: The link "/no-page" leads to no page of this site.',
  ]);
});
