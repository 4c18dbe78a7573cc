import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlogSearch } from '#app/pages/blog/search/blog-search.tsx';
import { pages } from '#library/words.ts';

const { filters, results, paging } = pages.blog;
const samplePost = { id: 'a', title: 'A', excerpt: 'B', category: 'C', minutes: 1 };

const getLinks = (page: number, count: number, term = '') => {
  const html = renderToStaticMarkup(
    <BlogSearch
      text={{ filters, results, paging, readingTime: '{minutes} min' }}
      topics={[]}
      posts={[samplePost]}
      pages={{ page, count }}
      answer={{ query: { text: term, category: '' }, result: term === '' ? null : [samplePost] }}
    />,
  );
  return Array.from(html.matchAll(/href="(\/blog(?:\?[^"]*)?)"/g), ([, href]) => href);
};

it.each([
  ['the first', 1, ['/blog?page=2']],
  ['a middle', 2, ['/blog', '/blog?page=3']],
  ['the last', 3, ['/blog?page=2']],
])('links %s page to its neighbors', (_, page, links) => {
  expect(getLinks(page, 3)).toEqual(links);
});

it('shows no pagination for a single page or for search results', () => {
  expect(getLinks(1, 1)).toEqual([]);
  expect(getLinks(1, 3, 'cats')).toEqual([]);
});
