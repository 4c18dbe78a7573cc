import { articleCompiler, type BlogSurroundings } from '#library/blog/article-compiler.ts';
import { relate } from '#library/blog/related.ts';
import { type SearchEntry, search } from '#library/blog/search.ts';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import { readMinutes } from '#library/markdown/text.ts';
import type { Body } from '#library/markdown/tree.ts';
import { previewMark } from '#library/preview-mark.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import type { SignedReview } from '#library/review/people.ts';
import type { BlogFrontMatter } from '#library/schema/articles/front-matter.ts';
import { categorySlug } from '#library/schema/pages/blog.ts';
import type { SearchQuery } from '#library/search/query.ts';
import { articleWords } from '#library/words.ts';

/** What lists, cards and feeds need of an article. Small: it holds no text of the article. */
export interface BlogSummary {
  id: string;
  title: string;
  excerpt: string;
  /** As people write it, and as machines do. */
  date: string;
  isoDate: string;
  modified: string;
  isoModified: string;
  author: string;
  category: string;
  categorySlug: string;
  words: number;
  minutes: number;
  /** Both as people write them, made here: Intl is slow to wake in a browser. */
  length: string;
  /** In a preview: why readers do not see it yet. */
  mark?: string;
}

/** What the page of an article needs. */
export interface BlogArticle extends BlogSummary {
  body: Omit<Body, 'text'>;
  review?: SignedReview;
  nextReview: string;
  /** Keys of the notices of agencies that it rests on. */
  agencyNotices: readonly string[];
  /** When somebody last looked for newer ones. */
  noticesChecked?: string | undefined;
}

export interface Blog {
  /** Newest first. */
  list: () => readonly BlogSummary[];
  find: (id: string) => BlogArticle | undefined;
  /** Up to `count` other articles. */
  related: (id: string, count: number) => BlogSummary[];
  search: (query: SearchQuery) => SearchableArticle[];
  /** The words of all articles by id. */
  texts: () => Record<string, string>;
}

export type SearchableArticle = BlogSummary & SearchEntry;

/** The source of each file by its name without the ending. */
export type MarkdownFiles = Readonly<Record<string, string>>;

/** Reads and checks every article. Throws a ContentError with the problems of all files. */
export function readBlog(files: MarkdownFiles, surroundings: BlogSurroundings): Blog {
  const compile = articleCompiler(surroundings);
  const problems: Problem[] = [];
  const articles = new Map<string, BlogArticle>();
  const entries: SearchableArticle[] = [];
  for (const [id, source] of Object.entries(files)) {
    try {
      const { frontMatter, body } = compile(id, source);
      const { text, ...shown } = body;
      const summary = summarize(id, frontMatter, body.words);
      const { reviewer, reviewed, nextReview, agencyNotices, noticesChecked } = frontMatter;
      const review = reviewer && reviewed ? { review: { reviewer, reviewed } } : {};
      articles.set(id, {
        ...summary,
        body: shown,
        ...review,
        nextReview,
        agencyNotices,
        noticesChecked,
      });
      entries.push({ ...summary, text });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);

  entries.sort(newestFirst);
  const summaries = entries.map(({ text: _, ...summary }): BlogSummary => summary);
  const findRelated = relate(entries);

  return {
    list: () => summaries,
    find: (id) => articles.get(id),
    related: (id, count) => {
      const ids = findRelated(id, count);
      return ids.flatMap((other) => summaries.find((summary) => summary.id === other) ?? []);
    },
    search: (query) => search(entries, query),
    texts: () => Object.fromEntries(entries.map(({ id, text }) => [id, text])),
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

function summarize(id: string, frontMatter: BlogFrontMatter, words: number): BlogSummary {
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
