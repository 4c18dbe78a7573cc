import { articleCompiler, type BlogSurroundings } from '#library/blog/article-compiler.ts';
import { categorySlug } from '#library/blog/category-slug.ts';
import { type FindRelated, relate } from '#library/blog/related.ts';
import { indexEntries, type SearchEntry, type SearchQuery, search } from '#library/blog/search.ts';
import { isoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import { readMinutes } from '#library/markdown/text.ts';
import type { Body } from '#library/markdown/tree.ts';
import { previewMark } from '#library/preview-mark.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import type { SignedReview } from '#library/review/people.ts';
import type { BlogFrontMatter } from '#library/schema/articles/blog.ts';
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
  /** The words of all articles by id, for a search in the browser. */
  texts: () => Record<string, string>;
}

export type SearchableArticle = BlogSummary & SearchEntry;

/** The source of each file by its name without the ending. */
export type MarkdownFiles = Readonly<Record<string, string>>;

/**
 * Reads every article once, to check it and to learn its length and its words. The tree is not
 * kept: `find` makes it again for the one article that is asked for, so that memory stays small.
 */
export function readBlog(files: MarkdownFiles, surroundings: BlogSurroundings): Blog {
  const steps = blogSteps(files, surroundings);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, an article at a time, for whoever has other things to do in between. */
export function* blogSteps(
  files: MarkdownFiles,
  surroundings: BlogSurroundings,
): Generator<void, Blog> {
  const compile = articleCompiler(surroundings);
  const problems: Problem[] = [];
  const sources = new Map<string, string>();
  const read: SearchableArticle[] = [];
  for (const [id, source] of Object.entries(files)) {
    sources.set(id, source);
    try {
      const { frontMatter, body } = compile(id, source);
      read.push({ ...summarize(id, frontMatter, body.words), text: body.text });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
    yield;
  }
  if (problems.length > 0) throw new ContentError(problems);

  const articles = read.sort(newestFirst);
  const summaries = articles.map(({ text: _, ...summary }): BlogSummary => summary);
  const summaryOf = new Map(summaries.map((summary) => [summary.id, summary]));
  const index = indexEntries(articles);
  let findRelated: FindRelated | undefined;

  return {
    list: () => summaries,
    find: (id) => {
      const source = sources.get(id);
      if (source === undefined) return undefined;
      const { frontMatter, body } = compile(id, source);
      const { text: _, ...shown } = body;
      const { reviewer, reviewed, nextReview, agencyNotices, noticesChecked } = frontMatter;
      return {
        ...summarize(id, frontMatter, body.words),
        body: shown,
        ...(reviewer && reviewed ? { review: { reviewer, reviewed } } : {}),
        nextReview,
        agencyNotices,
        noticesChecked,
      };
    },
    related: (id, count) => {
      findRelated ??= relate(articles);
      return findRelated(id, count).flatMap((other) => summaryOf.get(other) ?? []);
    },
    search: (query) => search(index, query),
    texts: () => Object.fromEntries(articles.map(({ id, text }) => [id, text])),
  };
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
