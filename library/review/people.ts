import { content } from '#library/content.ts';
import { isoDate } from '#library/dates.ts';
import { citedWorks } from '#library/review/references.ts';
import type { Person } from '#library/schema/people.ts';

const people = content.data['people.yaml'];

/** Medical reviewers by key. */
export const reviewers: ReadonlyMap<string, Person> = new Map(Object.entries(people.reviewers));

/** A review as front matter has it. */
export interface SignedReview {
  reviewer: string;
  reviewed: string;
}

export type Review = ReturnType<typeof reviewOf>;

/** A review as pages and structured data show it. */
export function reviewOf({ reviewer, reviewed }: SignedReview) {
  const person = reviewers.get(reviewer);
  if (!person) throw new Error(`"${reviewer}" isn't a reviewer in content/people.yaml.`);
  return {
    ...person,
    initials: initials(person.name),
    date: reviewed,
    isoDate: isoDate(reviewed) ?? '',
  };
}

const authors = new Map(Object.entries(people.authors));

/** The text in the author box. Authors are roles, so there is a general text for other roles. */
export const authorBio = (role: string) => authors.get(role) ?? people.anyAuthor;

/** 'Ines Marlow' gives 'IM', shown if there is no portrait. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}

interface Reviewed {
  sources: readonly string[];
  modified: string;
  reviewer: string;
  reviewed: string;
  nextReview: string;
}

export type MedicalReview = ReturnType<typeof getMedicalReview>;

/** The medical review of a page, as pages and structured data show it. */
export const getMedicalReview = ({
  sources,
  modified,
  reviewer,
  reviewed,
  nextReview,
}: Reviewed) => ({
  works: citedWorks(sources),
  review: reviewOf({ reviewer, reviewed }),
  isoModified: isoDate(modified) ?? '',
  nextReview,
});
