/**
 * Lists every mistake in content/ and brand/. If there are none, reports each health page's reading
 * grade and dates. Reviews are overdue if they were due before DATE, which is today by default.
 * Usage: npm run content-check [-- [--overdue-only] [DATE]]
 */
import { findBrandProblems } from '#library/check/brand.ts';
import { checkContent, checkDrafts } from '#library/check/content.ts';
import { ContentError } from '#library/problem.ts';
import { findPlaceProblem } from './checks/map-places.ts';

const options = process.argv.slice(2);
const day = options.find((option) => /^\d{4}-\d\d-\d\d$/.test(option));
const unknownOptions = options.filter((option) => option !== '--overdue-only' && option !== day);
if (unknownOptions.length > 0) {
  console.error(
    `Unknown option "${unknownOptions.join(' ')}". Use --overdue-only or a date such as 2027-06-01.`,
  );
  process.exit(1);
}

const overdueOnly = options.includes('--overdue-only');
// The build has already looked for mistakes when it reports overdue pages.
const problems = overdueOnly ? [] : [...findBrandProblems('brand'), ...checkContent('content')];
if (problems.length > 0) {
  console.error(new ContentError(problems).message);
  process.exit(1);
}

const draftProblems = checkDrafts('content');
if (draftProblems.length > 0) {
  console.log(`Fix before you publish these drafts:\n${new ContentError(draftProblems).message}\n`);
}

// Import these last because they load content/ and would throw at the first mistake.
const { deliveryFacts } = await import('#library/delivery/facts.ts');
const { delivery, site } = await import('#library/facts.ts');
const { pages } = await import('#library/words.ts');
const { zips } = deliveryFacts;
const area = { zips, miles: delivery.sameDay.miles, state: site.address.state };
for (const place of pages.shipping.map.places) {
  const problem = findPlaceProblem(place, area);
  if (problem !== undefined) console.warn(`content/pages/shipping.yaml: ${problem}`);
}

const { reportReviews, warnAboutEndedNotice } = await import('./checks/review-report.ts');
reportReviews({ day, overdueOnly });
warnAboutEndedNotice();
