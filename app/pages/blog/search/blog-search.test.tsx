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
  ['a middle', 2, ['/blog', '/blog?page=3']],
  ['the last', 3, ['/blog?page=2']],
])('links %s page to its neighbors', (_, page, links) => {
  expect(linksOn(page, 3)).toEqual(links);
});

it('shows no paging for a single page or for search results', () => {
  expect(linksOn(1, 1)).toEqual([]);
  expect(linksOn(1, 3, 'cats')).toEqual([]);
});
