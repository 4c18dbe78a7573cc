/**
 * Lists every mistake in content/ and brand/ and fails while there is one. Then: which health pages must be
 * reviewed again, how hard each is to read, and when somebody last looked for notices of agencies,
 * which is a warning and never a failure.
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
    `"${unknown.join(' ')}" is no option. Use --overdue-only, or a day like 2027-06-01.`,
  );
  process.exit(1);
}

const problems = [...brandProblems('brand'), ...checkContent('content')];
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exit(1);
}

// Not before: it reads content/ as the site does, and would stop at the first mistake.
const { reportReviews } = await import('./checks/review-report.ts');
reportReviews({ day, overdueOnly: options.includes('--overdue-only') });
