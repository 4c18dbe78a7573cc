import { articleHtml } from '#app/feeds/article-html.ts';
import { escapeMarkup, xmlResponse } from '#app/feeds/xml.ts';
import { absolute, feedPath } from '#app/seo.ts';
import { blog } from '#library/blog/blog.ts';
import type { BlogArticle } from '#library/blog/reader.ts';
import { site } from '#library/facts.ts';
import { feeds } from '#library/words.ts';

/** Readers that come back find what is new; nobody reads thousands of articles in a feed. */
const newest = 50;

export function loader() {
  const { list, find } = blog();
  const articles = list().slice(0, newest);
  return xmlResponse(rss(articles.flatMap(({ id }) => find(id) ?? [])));
}

/** RSS 2.0 with the full text of each article. */
export function rss(articles: readonly BlogArticle[]): string {
  const changes = articles.map(({ isoModified }) => isoModified).sort();
  const lastChange = changes.at(-1);
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', feeds.feed.title)}
${element('link', absolute('/blog'))}
${element('description', feeds.feed.description)}
${element('language', 'en-us')}
${lastChange === undefined ? '' : element('lastBuildDate', mailDate(lastChange))}
<atom:link href="${escapeMarkup(absolute(feedPath))}" rel="self" type="application/rss+xml"/>
${articles.map(item).join('\n')}
</channel>
</rss>`;
}

function item({ id, title, excerpt, isoDate, author, category, body }: BlogArticle): string {
  const url = absolute(`/blog/post/${id}`);
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

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** Articles carry a day without an hour: noon in Los Angeles is that day all over America. */
function mailDate(isoDate: string): string {
  return new Date(`${isoDate}T19:00:00Z`).toUTCString();
}
