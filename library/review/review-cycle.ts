import type { Blog } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import { comingSoon } from '#library/learn/library.ts';
import { conditionPath } from '#library/learn/paths.ts';
import type { Learn } from '#library/learn/reader.ts';
import { readingGrade } from '#library/review/reading-grade.ts';

/** A page about health, and when somebody must look at it again. */
export interface HealthPage {
  path: string;
  /** Nobody has signed it yet where there is none. */
  reviewed?: string;
  nextReview: string;
  /** Years of school that its text asks for; none where there is no text. */
  grade: number | null;
}

/** Every health page of the site: Learn first, then the blog. */
export function healthPages(learn: Learn, blog: Blog): HealthPage[] {
  const unwritten = learn.unwritten().map(({ slug }) => ({
    path: conditionPath(slug),
    nextReview: comingSoon.nextReview,
    grade: null,
  }));
  const written = learn.texts().map(({ path, review, nextReview, body }) => ({
    path,
    reviewed: review?.reviewed,
    nextReview,
    grade: readingGrade(body.text),
  }));
  const texts = blog.texts();
  const posts = blog.list().flatMap(({ id }) => {
    const article = blog.find(id);
    if (article === undefined) return [];
    const { review, nextReview } = article;
    const grade = readingGrade(texts[id] ?? '');
    return [{ path: `/blog/post/${id}`, reviewed: review?.reviewed, nextReview, grade }];
  });
  return [...written, ...unwritten, ...posts];
}

/** Those whose day has passed, the longest overdue first. `today` as 2026-11-15. */
export function overdue(pages: readonly HealthPage[], today: string): HealthPage[] {
  const due = ({ nextReview }: HealthPage) => isoDate(nextReview) ?? '';
  return pages.filter((page) => due(page) < today).toSorted((a, b) => (due(a) < due(b) ? -1 : 1));
}
