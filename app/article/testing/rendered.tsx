import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ArticleParts } from '#app/article/article-body.tsx';
import { References } from '#app/article/references.tsx';
import { works } from '#library/markdown/testing/fixture.ts';
import type { Body } from '#library/markdown/tree.ts';
import { citedWorks } from '#library/review/references.ts';

/** For tests and the fuzz run: an article as the HTML that a reader gets. */
export function renderArticle({ blocks, citations }: Pick<Body, 'blocks' | 'citations'>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ArticleParts blocks={blocks} />
      <References works={citedWorks(citations, works)} />
    </MemoryRouter>,
  );
}

const tags = new Set(
  'a aside b blockquote br button caption dd div dl dt em figcaption figure g h2 h3 h4 li ol p path circle rect section span strong svg table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const tag = /<\/?([a-z][\w-]*)((?: [\w:-]+(?:="[^"<>]*")?)*)\/?>/gi;
const attribute = / ([\w:-]+)(?:="([^"]*)")?/g;
const safeAddress = /^(?:[/#](?!\/)|https:|mailto:|tel:)/;

/** What in this HTML no component of ours can have written. Empty when all is well. */
export function foreignMarkup(html: string): string[] {
  const found: string[] = [];
  const text = html.replace(tag, (whole, name: string, attributes: string) => {
    if (!tags.has(name.toLowerCase())) found.push(whole);
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (/^on|^style$|^src/i.test(key)) found.push(whole);
      if (key === 'href' && !safeAddress.test(value)) found.push(whole);
    }
    return '';
  });
  return /[<>]/.test(text) ? [...found, text] : found;
}
