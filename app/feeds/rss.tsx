import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleSections } from '#app/article/article-body.tsx';
import { FeedArticleUrl } from '#app/article/inline/inlines.tsx';
import { References } from '#app/article/references.tsx';
import { absoluteUrl, feedPath } from '#app/seo.ts';
import type { BlogArticle } from '#library/blog/reader.ts';
import { site } from '#library/facts.ts';
import type { Body } from '#library/markdown/tree.ts';
import { getCitedWorks } from '#library/review/references.ts';
import { feeds } from '#library/words.ts';

export function renderRss(articles: readonly BlogArticle[]): string {
  const modifiedDates = articles.map(({ isoModified }) => isoModified).sort();
  const lastModified = modifiedDates.at(-1);
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${renderElement('title', feeds.feed.title)}
${renderElement('link', absoluteUrl('/blog'))}
${renderElement('description', feeds.feed.description)}
${renderElement('language', 'en-us')}
${lastModified === undefined ? '' : renderElement('lastBuildDate', formatFeedDate(lastModified))}
<atom:link href="${escapeMarkup(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>
${articles.map(renderItem).join('\n')}
</channel>
</rss>`;
}

function renderItem({ id, title, excerpt, isoDate, author, category, body }: BlogArticle): string {
  const url = absoluteUrl(`/blog/post/${id}`);
  const html = `${renderFeedArticle(body, url)}\n<p>${escapeMarkup(site.compoundingNotice)}</p>`;
  return `<item>
${renderElement('title', title)}
${renderElement('link', url)}
<guid isPermaLink="true">${escapeMarkup(url)}</guid>
${renderElement('pubDate', formatFeedDate(isoDate))}
${renderElement('dc:creator', author)}
${renderElement('category', category)}
${renderElement('description', excerpt)}
${renderElement('content:encoded', html)}
</item>`;
}

export function renderFeedArticle({ blocks, citations }: Omit<Body, 'text'>, url: string): string {
  const html = renderToStaticMarkup(
    <FeedArticleUrl value={url}>
      <ArticleSections blocks={blocks} />
      <References works={getCitedWorks(citations)} />
    </FeedArticleUrl>,
  );
  return html.replaceAll(/ (?:class|tabindex)="[^"]*"/g, '');
}

function renderElement(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** Articles have a date but no time. At 19:00 UTC, it's the same date in every U.S. state. */
function formatFeedDate(isoDate: string): string {
  return new Date(`${isoDate}T19:00:00Z`).toUTCString();
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
