import { blog } from '#library/blog/blog.ts';
import { getDateIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { learn } from '#library/learn/learn.ts';
import { formatTime, getPeriod } from '#library/notice.ts';
import { daysSince, overdue } from '#library/review/due-dates.ts';
import {
  getHealthPages,
  getNoticeChecks,
  getPageChecks,
  getReviewedPages,
  type HealthPage,
  type NoticeCheck,
} from '#library/review/health-pages.ts';
import { notice, pages as pageWords, services } from '#library/words.ts';

interface ReportOptions {
  /** Pages are overdue if their review was due before this ISO date. */
  day?: string | undefined;
  overdueOnly: boolean;
}

export function reportReviews({ day = getDateIn(site.timeZone), overdueOnly }: ReportOptions) {
  const pages = [...getHealthPages(learn(), blog()), ...getReviewedPages()];
  if (!overdueOnly) {
    printReviews(pages);
    const pageChecks = getPageChecks({ ...pageWords, ...services });
    printNoticeChecks(getNoticeChecks(learn(), blog(), pageChecks), day);
  }
  warnAboutOverdue(overdue(pages, day), day);
}

function printReviews(pages: readonly HealthPage[]) {
  console.table(
    pages.map(({ path, grade, reviewed, nextReview }) => ({
      page: path,
      grade: grade?.toFixed(1) ?? 'no text',
      reviewed: reviewed ?? 'not yet',
      'next review': nextReview,
    })),
  );
  console.log('The grade is the Flesch–Kincaid reading grade.');
}

function printNoticeChecks(checks: readonly NoticeCheck[], day: string) {
  console.log('\nLast check for agency notices, oldest first:');
  console.table(
    checks.map(({ path, checked }) => ({
      page: path,
      checked: checked ?? 'never',
      'days ago': checked ? daysSince(checked, day) : '',
    })),
  );
}

function warnAboutOverdue(overduePages: readonly HealthPage[], day: string) {
  if (overduePages.length === 0) {
    console.log(`No health page is overdue for review on ${day}.`);
    return;
  }
  console.warn(
    `Warning: ${overduePages.length} health ${overduePages.length === 1 ? 'page is' : 'pages are'} overdue for review. Have a clinician review them, then set "reviewed" and "nextReview" in their files.`,
  );
  for (const { path, nextReview } of overduePages)
    console.warn(`  ${path} was due on ${nextReview}`);
}

export function warnAboutEndedNotice() {
  if (!notice || getPeriod(notice, site.timeZone).until > Date.now()) return;
  const end = formatTime(notice.until);
  console.warn(
    `Warning: the notice in content/notice.yaml ended on ${end}. Clear its text, or change "until".`,
  );
}
