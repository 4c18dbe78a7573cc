import { blog } from '#library/blog/blog.ts';
import { dayIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { learn } from '#library/learn/learn.ts';
import {
  daysSince,
  type HealthPage,
  healthPages,
  type NoticeCheck,
  noticeChecks,
  overdue,
  pageChecks,
  reviewedPages,
} from '#library/review/health-pages.ts';
import { pages as pageWords, services } from '#library/words.ts';

interface ReportOptions {
  /** The day to report on, like 2027-06-01. */
  day?: string | undefined;
  overdueOnly: boolean;
}

/**
 * Prints the next review, the reading grade and the last check for agency notices of each health
 * page. Warns about overdue pages, but never fails.
 */
export function reportReviews({ day = dayIn(site.timeZone), overdueOnly }: ReportOptions) {
  const pages = [...healthPages(learn(), blog()), ...reviewedPages()];
  if (!overdueOnly) {
    printReviews(pages);
    printNoticeChecks(
      noticeChecks(learn(), blog(), pageChecks({ ...pageWords, ...services })),
      day,
    );
  }
  warn(overdue(pages, day), day);
}

function printReviews(all: readonly HealthPage[]) {
  console.table(
    all.map(({ path, grade, reviewed, nextReview }) => ({
      page: path,
      grade: grade?.toFixed(1) ?? 'no text',
      reviewed: reviewed ?? 'not yet',
      'next review': nextReview,
    })),
  );
  console.log('Grade: years of school that the text asks for (Flesch–Kincaid).');
}

function printNoticeChecks(checks: readonly NoticeCheck[], day: string) {
  console.log('\nLast check for notices of agencies, the oldest first:');
  console.table(
    checks.map(({ path, checked }) => ({
      page: path,
      checked: checked ?? 'never',
      'days ago': checked ? daysSince(checked, day) : '',
    })),
  );
}

function warn(latePages: readonly HealthPage[], day: string) {
  if (latePages.length === 0) {
    console.log(`No health page is overdue for review on ${day}.`);
    return;
  }
  console.warn(
    `Warning: ${latePages.length} health ${latePages.length === 1 ? 'page is' : 'pages are'} overdue for review. Have a clinician read them, then set "reviewed" and "nextReview" in their files.`,
  );
  for (const { path, nextReview } of latePages) console.warn(`  ${path} was due on ${nextReview}`);
}
