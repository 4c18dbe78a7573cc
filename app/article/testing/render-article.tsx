import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleParts } from '#app/article/article-body.tsx';
import { References } from '#app/article/references.tsx';
import { works } from '#library/markdown/testing/fixture.ts';
import type { Body } from '#library/markdown/tree.ts';
import { citedWorks } from '#library/review/references.ts';

/** The HTML of an article, for tests and the fuzz run. */
export function renderArticle({ blocks, citations }: Pick<Body, 'blocks' | 'citations'>): string {
  return renderToStaticMarkup(
    <>
      <ArticleParts blocks={blocks} />
      <References works={citedWorks(citations, works)} />
    </>,
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

/** Markup in this HTML that none of our components renders. */
export function foreignMarkup(html: string): string[] {
  const foreign: string[] = [];
  const text = html.replace(tag, (match, name: string, attributes: string) => {
    if (!tags.has(name.toLowerCase())) foreign.push(match);
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (/^on|^style$|^src/i.test(key)) foreign.push(match);
      if (key === 'href' && !safeAddress.test(value)) foreign.push(match);
    }
    return '';
  });
  return /[<>]/.test(text) ? [...foreign, text] : foreign;
}
