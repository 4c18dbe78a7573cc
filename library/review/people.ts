import { content } from '#library/content.ts';
import { isoDate } from '#library/dates.ts';
import { citedWorks } from '#library/review/references.ts';
import type { Person } from '#library/schema/people.ts';

const people = content.data['people.yaml'];

/** Medical reviewers, by the key that front matter names. */
export const reviewers: ReadonlyMap<string, Person> = new Map(Object.entries(people.reviewers));

/** Who signed a text, and when: what front matter says of it. */
export interface SignedReview {
  reviewer: string;
  reviewed: string;
}

export type Review = ReturnType<typeof reviewOf>;

/** The same as pages show it and tell search engines. */
export function reviewOf({ reviewer, reviewed }: SignedReview) {
  const person = reviewers.get(reviewer);
  if (!person) throw new Error(`"${reviewer}" passed the checks and is no reviewer.`);
  return {
    ...person,
    initials: initials(person.name),
    date: reviewed,
    isoDate: isoDate(reviewed) ?? '',
  };
}

const authors = new Map(Object.entries(people.authors));

/** What the author box says about a role. Authors are roles, so a role without a text has a true one. */
export const authorBio = (role: string) => authors.get(role) ?? people.anyAuthor;

/** 'Ines Marlow' gives 'IM': what stands on the two shapes when there is no portrait. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}

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
