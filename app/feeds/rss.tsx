import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleParts } from '#app/article/article-body.tsx';
import { FeedAddress } from '#app/article/inline/inlines.tsx';
import { References } from '#app/article/references.tsx';
import { absoluteUrl, feedPath } from '#app/seo.ts';
import type { BlogArticle } from '#library/blog/reader.ts';
import { site } from '#library/facts.ts';
import type { Body } from '#library/markdown/tree.ts';
import { citedWorks } from '#library/review/references.ts';
import { feeds } from '#library/words.ts';

/** RSS 2.0 with the full text of each article. */
export function rss(articles: readonly BlogArticle[]): string {
  const changes = articles.map(({ isoModified }) => isoModified).sort();
  const lastChange = changes.at(-1);
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', feeds.feed.title)}
${element('link', absoluteUrl('/blog'))}
${element('description', feeds.feed.description)}
${element('language', 'en-us')}
${lastChange === undefined ? '' : element('lastBuildDate', mailDate(lastChange))}
<atom:link href="${escapeMarkup(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>
${articles.map(item).join('\n')}
</channel>
</rss>`;
}

function item({ id, title, excerpt, isoDate, author, category, body }: BlogArticle): string {
  const url = absoluteUrl(`/blog/post/${id}`);
  const html = `${articleHtml(body, url)}\n<p>${escapeMarkup(site.compoundingNotice)}</p>`;
  return `<item>
${element('title', title)}
${element('link', url)}
<guid isPermaLink="true">${escapeMarkup(url)}</guid>
${element('pubDate', mailDate(isoDate))}
${element('dc:creator', author)}
${element('category', category)}
${element('description', excerpt)}
${element('content:encoded', html)}
</item>`;
}

/** An article without our styles, for feed readers. `address` makes its links absolute. */
export function articleHtml({ blocks, citations }: Omit<Body, 'text'>, address: string): string {
  const html = renderToStaticMarkup(
    <FeedAddress value={address}>
      <ArticleParts blocks={blocks} />
      <References works={citedWorks(citations)} />
    </FeedAddress>,
  );
  return html.replaceAll(/ (?:class|tabindex)="[^"]*"/g, '');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** Articles have a date without a time. Noon in Los Angeles is the same date all over America. */
function mailDate(isoDate: string): string {
  return new Date(`${isoDate}T19:00:00Z`).toUTCString();
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for XML and HTML, including attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
