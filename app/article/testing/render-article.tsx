import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleSections } from '#app/article/article-body.tsx';
import { References } from '#app/article/references.tsx';
import { works } from '#library/markdown/testing/fixture.ts';
import type { Body } from '#library/markdown/tree.ts';
import { getCitedWorks } from '#library/review/references.ts';

export function renderArticle({ blocks, citations }: Pick<Body, 'blocks' | 'citations'>): string {
  return renderToStaticMarkup(
    <>
      <ArticleSections blocks={blocks} />
      <References works={getCitedWorks(citations, works)} />
    </>,
  );
}

const allowedTags = new Set(
  'a aside b blockquote br button caption dd div dl dt em figcaption figure g h2 h3 h4 li ol p path circle rect section span strong svg table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const tagPattern = /<\/?([a-z][\w-]*)((?: [\w:-]+(?:="[^"<>]*")?)*)\/?>/gi;
const attributePattern = / ([\w:-]+)(?:="([^"]*)")?/g;
const safeHrefPattern = /^(?:[/#](?!\/)|https:|mailto:|tel:)/;

export function findForeignMarkup(html: string): string[] {
  const matches: string[] = [];
  const text = html.replace(tagPattern, (match, name: string, attributes: string) => {
    if (!allowedTags.has(name.toLowerCase())) matches.push(match);
    for (const [, key = '', value = ''] of attributes.matchAll(attributePattern)) {
      if (/^on|^style$|^src/i.test(key)) matches.push(match);
      if (key === 'href' && !safeHrefPattern.test(value)) matches.push(match);
    }
    return '';
  });
  return /[<>]/.test(text) ? [...matches, text] : matches;
}
