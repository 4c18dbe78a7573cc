import { type BlogCategoryName, categorySlug } from '#content/blog-categories.ts';
import { isoDate } from '#content/dates.ts';
import { compileMarkdown } from '#content/markdown/compile.ts';
import { ContentError, type Problem } from '#content/markdown/problem.ts';
import { readMinutes } from '#content/markdown/text.ts';
import type { Body } from '#content/markdown/tree.ts';
import type { ReviewerKey } from '#content/people.ts';
import { type FindRelated, relate } from '#content/related.ts';
import { type BlogFrontMatter, blogFrontMatter } from '#content/schema/blog.ts';
import { indexEntries, type SearchEntry, type SearchQuery, search } from '#content/search.ts';

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
  category: BlogCategoryName;
  categorySlug: string;
  words: number;
  minutes: number;
  /** Both as people write them, made here: Intl is slow to wake in a browser. */
  length: string;
}

/** What the page of an article needs. */
export interface BlogArticle extends BlogSummary {
  body: Omit<Body, 'text'>;
  review?: { reviewer: ReviewerKey; reviewed: string };
  nextReview: string;
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

/** Path of a file to its source, as `import.meta.glob` gives them. */
export type MarkdownFiles = Record<string, string>;

export const idOf = (path: string) => /([^/]+)\.md$/.exec(path)?.[1] ?? path;

/**
 * Reads every article once, to check it and to learn its length and its words. The tree is not
 * kept: `find` makes it again for the one article that is asked for, so that memory stays small.
 */
export function readBlog(files: MarkdownFiles, isKnownPath: (path: string) => boolean): Blog {
  const steps = blogSteps(files, isKnownPath);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, an article at a time, for whoever has other things to do in between. */
export function* blogSteps(
  files: MarkdownFiles,
  isKnownPath: (path: string) => boolean,
): Generator<void, Blog> {
  const problems: Problem[] = [];
  const sources = new Map<string, string>();
  const read: SearchableArticle[] = [];
  for (const [path, source] of Object.entries(files)) {
    const id = idOf(path);
    sources.set(id, source);
    try {
      const { frontMatter, body } = compile(id, source, isKnownPath);
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
      const { frontMatter, body } = compile(id, source, isKnownPath);
      const { text: _, ...shown } = body;
      const { reviewer, reviewed, nextReview } = frontMatter;
      return {
        ...summarize(id, frontMatter, body.words),
        body: shown,
        ...(reviewer && reviewed ? { review: { reviewer, reviewed } } : {}),
        nextReview,
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

function compile(id: string, source: string, isKnownPath: (path: string) => boolean) {
  return compileMarkdown({
    file: `content/blog/${id}.md`,
    source,
    schema: blogFrontMatter,
    isKnownPath,
  });
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
    length: `${readMinutes(words)} min read, ${words.toLocaleString('en-US')} words`,
  };
}

function newestFirst(a: BlogSummary, b: BlogSummary): number {
  if (a.isoDate !== b.isoDate) return a.isoDate > b.isoDate ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
