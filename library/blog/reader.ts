import { articleCompiler, type BlogSurroundings } from '#library/blog/article-compiler.ts';
import { relate } from '#library/blog/related.ts';
import { type SearchEntry, search } from '#library/blog/search.ts';
import type { MarkdownFiles } from '#library/content/load.ts';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import { readMinutes } from '#library/markdown/text.ts';
import type { Body } from '#library/markdown/tree.ts';
import { previewMark } from '#library/preview-mark.ts';
import { ContentError, problemsFrom } from '#library/problem.ts';
import { type BlogFrontMatter, reviewIn } from '#library/schema/articles/front-matter.ts';
import { categorySlug } from '#library/schema/pages/blog.ts';
import type { SearchQuery } from '#library/search/query.ts';
import { articleWords } from '#library/words.ts';

/** What lists, cards and feeds need of an article. Small: it holds no text of the article. */
export type BlogSummary = ReturnType<typeof summarize>;

export type SearchableArticle = BlogSummary & SearchEntry;

export type BlogArticle = BlogSummary & ReturnType<typeof reviewIn> & { body: Omit<Body, 'text'> };

export type Blog = ReturnType<typeof readBlog>;

/** Reads and checks every article. Throws a ContentError with the problems of all files. */
export function readBlog(files: MarkdownFiles, surroundings: BlogSurroundings) {
  const compile = articleCompiler(surroundings);
  const articles = new Map<string, BlogArticle>();
  const entries: SearchableArticle[] = [];
  const problems = Object.entries(files).flatMap(([id, source]) =>
    problemsFrom(() => {
      const { frontMatter, body } = compile(id, source);
      const { text, ...shown } = body;
      const summary = summarize(id, frontMatter, body.words);
      articles.set(id, { ...summary, ...reviewIn(frontMatter), body: shown });
      entries.push({ ...summary, text });
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);

  entries.sort(newestFirst);
  const summaries = entries.map(({ text: _, ...summary }): BlogSummary => summary);
  const findRelated = relate(entries);

  return {
    /** Newest first. */
    list: (): readonly BlogSummary[] => summaries,
    find: (id: string) => articles.get(id),
    related: (id: string, count: number) =>
      findRelated(id, count).flatMap(
        (other) => summaries.find((summary) => summary.id === other) ?? [],
      ),
    search: (query: SearchQuery) => search(entries, query),
    texts: (): Record<string, string> =>
      Object.fromEntries(entries.map(({ id, text }) => [id, text])),
  };
}

export const articlesPerPage = 24;

/** One page of a list. A number that is not one of its pages gives the first. */
export function pageOfList<Item>(items: readonly Item[], requested: string | null) {
  const count = Math.max(1, Math.ceil(items.length / articlesPerPage));
  const number = Number(requested);
  const page = Number.isInteger(number) && number > 0 && number <= count ? number : 1;
  const start = (page - 1) * articlesPerPage;
  return { items: items.slice(start, start + articlesPerPage), page, count };
}

function summarize(id: string, frontMatter: BlogFrontMatter, words: number) {
  const { title, excerpt, date, author, category } = frontMatter;
  const modified = frontMatter.modified ?? date;
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
    categorySlug: categorySlug(category),
    words,
    minutes: readMinutes(words),
    // Made here, because Intl is slow to start in a browser.
    length: fillIn(articleWords.length, {
      minutes: String(readMinutes(words)),
      words: words.toLocaleString('en-US'),
    }),
    ...previewMark(frontMatter.draft, date),
  };
}

function newestFirst(a: BlogSummary, b: BlogSummary): number {
  if (a.isoDate !== b.isoDate) return a.isoDate > b.isoDate ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
