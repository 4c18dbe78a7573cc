import { isoDate } from '#library/dates.ts';
import { reviewOf } from '#library/review/people.ts';
import { citedWorks } from '#library/review/references.ts';

interface Vouched {
  sources: readonly string[];
  modified: string;
  reviewer: string;
  reviewed: string;
  nextReview: string;
}

export type Vouching = ReturnType<typeof vouchingOf>;

/** Who stands behind the words, as pages show it and tell search engines. */
export const vouchingOf = ({ sources, modified, reviewer, reviewed, nextReview }: Vouched) => ({
  works: citedWorks(sources),
  review: reviewOf({ reviewer, reviewed }),
  isoModified: isoDate(modified) ?? '',
  nextReview,
});
