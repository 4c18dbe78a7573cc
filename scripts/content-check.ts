/**
 * Lists every mistake in content/ and brand/, and fails if there are any. Then reports which health
 * pages are due for medical review, their reading grade, and when agency notices were last checked.
 * The report is a warning and never a failure.
 * Usage: npm run content-check [-- --overdue-only] [-- 2027-06-01]
 */
import { brandProblems } from '#library/check/brand.ts';
import { checkContent } from '#library/check/content.ts';
import { ContentError } from '#library/problem.ts';

const options = process.argv.slice(2);
const day = options.find((option) => /^\d{4}-\d\d-\d\d$/.test(option));
const unknown = options.filter((option) => option !== '--overdue-only' && option !== day);
if (unknown.length > 0) {
  console.error(
    `Unknown option "${unknown.join(' ')}". Use --overdue-only, or a date such as 2027-06-01.`,
  );
  process.exit(1);
}

const problems = [...brandProblems('brand'), ...checkContent('content')];
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exit(1);
}

// Import it last: it loads content/ as the site does, and would throw at the first mistake.
const { reportReviews } = await import('./checks/review-report.ts');
reportReviews({ day, overdueOnly: options.includes('--overdue-only') });
