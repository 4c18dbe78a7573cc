import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { findDeadLinks } from './dead-links.ts';

const checkLinks = (links: string) => {
  const folder = createTemporaryFolder({
    'content/questions.yaml': 'text: x\nanswer: See [it](/prices#pay).\n',
    'client/prices.html':
      '<main><section id="parts"><h2>Parts</h2></section><h2 id="ask">Ask</h2></main>',
    'client/about.html': `<main id="main">${links}</main>`,
  });
  return findDeadLinks(join(folder, 'client'), join(folder, 'content')).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
};

it('accepts links to pages and to sections', () => {
  expect(
    checkLinks('<a href="/prices">1</a><a class="x" href="/prices#ask">2</a><a href="#main">3</a>'),
  ).toEqual([]);
});

it('reports the file and line of a link to a missing section', () => {
  expect(checkLinks('<a href="/prices#pay">it</a>')).toEqual([
    'content/questions.yaml:2: The link "/prices#pay" goes to /prices, but that page doesn\'t have that section. Link to one of its sections: parts, ask.',
  ]);
});

it('reports where search leads to a missing section', () => {
  const folder = createTemporaryFolder({
    'content/search.yaml':
      'synonyms:\n  - typed: [cost]\n    to: /prices#pay\n  - to: /prices#ask\n',
    'client/prices.html': '<main><h2 id="ask">Ask</h2></main>',
  });
  expect(findDeadLinks(join(folder, 'client'), join(folder, 'content'))).toMatchObject([
    { file: 'content/search.yaml', line: 3 },
  ]);
});

it('reports the component if the link isn’t in content', () => {
  expect(checkLinks('<a href="/no-page">it</a>')).toEqual([
    'app/pages/about/about.tsx:1: The link "/no-page" goes to a page that doesn\'t exist. Use the path of an existing page, such as /contact.',
  ]);
});
