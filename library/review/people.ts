import type { z } from 'zod';
import { content } from '#library/content.ts';
import { isoDate } from '#library/dates.ts';
import { getCitedWorks } from '#library/review/references.ts';
import type { Person } from '#library/schema/people.ts';
import type { sourcedReviewFields } from '#library/schema/review.ts';
import { isSample } from '#library/words.ts';

const people = content.data['people.yaml'];

export const reviewers: ReadonlyMap<string, Person> = new Map(Object.entries(people.reviewers));

/** Added to a person who is marked as a placeholder. */
export const samplePersonNotice = people.sample;

type ReviewFields = z.infer<z.ZodObject<typeof sourcedReviewFields>>;
type SignedReview = Pick<ReviewFields, 'reviewer' | 'reviewed'>;

export type Review = ReturnType<typeof getReview>;

export function getReview({ reviewer, reviewed }: SignedReview) {
  const person = reviewers.get(reviewer);
  if (!person) throw new Error(`"${reviewer}" isn't a reviewer in content/people.yaml.`);
  return {
    ...person,
    initials: initials(person.name),
    date: reviewed,
    isoDate: isoDate(reviewed) ?? '',
    isSample: isSample('people.yaml', ['reviewers', reviewer]),
  };
}

const authors = new Map(Object.entries(people.authors));

/** Authors are roles. A role without its own bio uses a general one. */
export const getAuthorBio = (role: string) => authors.get(role) ?? people.anyAuthor;

export function initials(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  const letters = [first, others.at(-1) ?? ''].map(([letter = '']) => letter);
  return letters.join('').toUpperCase();
}

export type MedicalReview = ReturnType<typeof getMedicalReview>;

export const getMedicalReview = ({ sources, modified, nextReview, ...review }: ReviewFields) => ({
  works: getCitedWorks(sources),
  review: getReview(review),
  isoModified: isoDate(modified) ?? '',
  nextReview,
});
