import { blog } from '#library/blog/blog.ts';
import { dayIn } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { learn } from '#library/learn/learn.ts';
import { serviceNames, servicePath } from '#library/pages.ts';
import {
  daysSince,
  type HealthPage,
  healthPages,
  type NoticeLook,
  noticeLooks,
  overdue,
  pageLooks,
  vouchedPages,
} from '#library/review/health-pages.ts';
import { pages as pageWords, services } from '#library/words.ts';

interface Wanted {
  /** The day that counts as today, like 2027-06-01. */
  day?: string | undefined;
  overdueOnly: boolean;
}

/**
 * Prints when each health page must be reviewed again, how hard it is to read, and when somebody last
 * looked for notices of agencies. Warns, never fails.
 */
export function reportReviews({ day = dayIn(site.timeZone), overdueOnly }: Wanted) {
  const pages = [...healthPages(learn(), blog()), ...vouchedPages()];
  if (!overdueOnly) {
    listAll(pages);
    listLooks(noticeLooks(learn(), blog(), pagesBesideArticles()), day);
  }
  warn(overdue(pages, day), day);
}

function listAll(all: readonly HealthPage[]) {
  const rows = [
    ['page', 'grade', 'reviewed', 'next review'],
    ...all.map(({ path, grade, reviewed, nextReview }) => [
      path,
      grade?.toFixed(1) ?? 'no text',
      reviewed ?? 'not yet',
      nextReview,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  console.log('\nGrade: years of school that the text asks for (Flesch–Kincaid).');
}

/** Pages about health whose words stand in YAML files. */
function pagesBesideArticles(): NoticeLook[] {
  return [
    ...serviceNames.map((name) => ({
      path: servicePath(name),
      checked: services[name].noticesChecked,
    })),
    ...pageLooks(pageWords),
  ];
}

function listLooks(looks: readonly NoticeLook[], day: string) {
  console.log('\nLast look for notices of agencies, the oldest first:');
  const width = Math.max(...looks.map(({ path }) => path.length));
  for (const { path, checked } of looks) {
    const days = checked && daysSince(checked, day);
    const age = checked ? `${checked}, ${days} ${days === 1 ? 'day' : 'days'} ago` : 'never';
    console.log(`${path.padEnd(width)}  ${age}`);
  }
  console.log();
}

function warn(late: readonly HealthPage[], day: string) {
  if (late.length === 0) {
    console.log(`No health page is overdue for review on ${day}.`);
    return;
  }
  console.warn(
    `Warning: ${late.length} health ${late.length === 1 ? 'page is' : 'pages are'} overdue for review. Have a clinician read them, then set "reviewed" and "nextReview" in their files.`,
  );
  for (const { path, nextReview } of late) console.warn(`  ${path} was due on ${nextReview}`);
}
