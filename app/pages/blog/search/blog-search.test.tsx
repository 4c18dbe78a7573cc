import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlogSearch } from '#app/pages/blog/search/blog-search.tsx';
import { pages } from '#library/words.ts';

const { filters, results, paging } = pages.blog;
const post = { id: 'a', title: 'A', excerpt: 'B', category: 'C', minutes: 1 };

const linksOn = (page: number, count: number, text = '') => {
  const html = renderToStaticMarkup(
    <BlogSearch
      words={{ filters, results, paging, readingTime: '{minutes} min' }}
      topics={[]}
      posts={[post]}
      pages={{ page, count }}
      answer={{ query: { text, category: '' }, result: text === '' ? null : [post] }}
    />,
  );
  return Array.from(html.matchAll(/href="(\/blog(?:\?[^"]*)?)"/g), ([, href]) => href);
};

it.each([
  ['the first', 1, ['/blog?page=2']],
  ['one in the middle', 2, ['/blog', '/blog?page=3']],
  ['the last', 3, ['/blog?page=2']],
])('links %s of several pages with its neighbors', (_, page, links) => {
  expect(linksOn(page, 3)).toEqual(links);
});

it('links no pages where all articles fit on one, or a search shows its results', () => {
  expect(linksOn(1, 1)).toEqual([]);
  expect(linksOn(1, 3, 'cats')).toEqual([]);
});
