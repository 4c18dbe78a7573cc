import type { CompiledPost } from '#library/blog/compile.ts';
import { createRelatedFinder } from '#library/blog/related.ts';
import { type SearchEntry, search } from '#library/blog/search.ts';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import { getReadingMinutes } from '#library/markdown/text.ts';
import type { Body } from '#library/markdown/tree.ts';
import { getPreviewMark } from '#library/preview-mark.ts';
import type { SearchQuery } from '#library/search/query.ts';
import { slug } from '#library/slug.ts';
import { articleText } from '#library/words.ts';

export type BlogSummary = ReturnType<typeof summarize>;

export type BlogArticle = BlogSummary & Omit<CompiledPost, 'body'> & { body: Omit<Body, 'text'> };

export type Blog = ReturnType<typeof readBlog>;

export function readBlog(posts: readonly CompiledPost[]) {
  const articles = new Map<string, BlogArticle>();
  const entries: (BlogSummary & SearchEntry)[] = [];
  for (const post of posts) {
    const { text, ...body } = post.body;
    const summary = summarize(post);
    articles.set(post.id, { ...post, ...summary, body });
    entries.push({ ...summary, text });
  }
  entries.sort(compareByDate);
  const summaries = entries.map(({ text: _, ...summary }): BlogSummary => summary);
  const findRelated = createRelatedFinder(entries);

  return {
    posts: summaries,
    find: (id: string) => articles.get(id),
    related: (id: string, count: number) =>
      findRelated(id, count).flatMap(
        (relatedId) => summaries.find((summary) => summary.id === relatedId) ?? [],
      ),
    search: (query: SearchQuery) => search(entries, query),
    texts: Object.fromEntries(entries.map(({ id, text }) => [id, text])),
  };
}

export const articlesPerPage = 24;

export function paginate<Item>(items: readonly Item[], pageParam: string | null) {
  const count = Math.max(1, Math.ceil(items.length / articlesPerPage));
  const number = Number(pageParam);
  const page = Number.isInteger(number) && number > 0 && number <= count ? number : 1;
  const start = (page - 1) * articlesPerPage;
  return { items: items.slice(start, start + articlesPerPage), page, count };
}

function summarize(post: CompiledPost) {
  const { id, title, excerpt, date, modified, author, category, draft } = post;
  const { words } = post.body;
  return {
    id,
    title,
    excerpt,
    date,
    isoDate: isoDate(date) ?? '',
    modified,
    isoModified: isoDate(modified) ?? '',
    author,
    category,
    categorySlug: slug(category),
    words,
    minutes: getReadingMinutes(words),
    // Intl is slow to load in browsers, so they get the formatted text.
    length: fillIn(articleText.length, {
      minutes: getReadingMinutes(words),
      words: words.toLocaleString('en-US'),
    }),
    ...getPreviewMark(draft, date),
  };
}

function compareByDate(a: BlogSummary, b: BlogSummary): number {
  if (a.isoDate !== b.isoDate) return a.isoDate > b.isoDate ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
