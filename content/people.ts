import { placeholder } from '#content/placeholder.ts';
import { isoDate } from '#library/dates.ts';
import { initials } from '#library/initials.ts';
import type { Person } from '#library/schema/person.ts';
import { site } from '#library/site.ts';

export const reviewerKeys = [
  'ines-marlow',
  'theo-brandt',
  'priya-nair',
  'lena-ortiz',
  'samuel-reyes',
] as const;

export type ReviewerKey = (typeof reviewerKeys)[number];

const replaceWith = (field: string) =>
  `the ${field} who really reviewed these texts, with written consent`;

/** Medical reviewers. Front matter names them by key. */
export const reviewers: Record<ReviewerKey, Person> = {
  'ines-marlow': placeholder(
    {
      name: 'Ines Marlow',
      credentials: 'MD',
      specialty: 'Dermatology',
      description: 'Board-certified dermatologist',
    },
    replaceWith('dermatologist'),
  ),
  'theo-brandt': placeholder(
    {
      name: 'Theo Brandt',
      credentials: 'MD',
      specialty: 'Urology',
      description: 'Board-certified urologist',
    },
    replaceWith('urologist'),
  ),
  'priya-nair': placeholder(
    {
      name: 'Priya Nair',
      credentials: 'MD',
      specialty: 'Endocrinology',
      description: 'Board-certified endocrinologist',
    },
    replaceWith('endocrinologist'),
  ),
  'lena-ortiz': placeholder(
    {
      name: 'Lena Ortiz',
      credentials: 'DVM',
      specialty: 'Small-animal medicine',
      description: 'Small-animal veterinarian',
    },
    replaceWith('veterinarian'),
  ),
  'samuel-reyes': placeholder(
    {
      name: 'Samuel Reyes',
      credentials: 'MD',
      specialty: 'Travel medicine',
      description: 'Travel-medicine physician',
    },
    replaceWith('travel-medicine physician'),
  ),
};

/** Who signed a text, and when: what pages show and tell search engines. */
export interface Review extends Person {
  initials: string;
  date: string;
  isoDate: string;
}

export function reviewOf({
  reviewer,
  reviewed,
}: {
  reviewer: ReviewerKey;
  reviewed: string;
}): Review {
  const person = reviewers[reviewer];
  return {
    ...person,
    initials: initials(person.name),
    date: reviewed,
    isoDate: isoDate(reviewed) ?? '',
  };
}

const authorBios = new Map([
  [
    'Dermatology compounding pharmacist',
    `Formulates skin and hair preparations at ${site.brand} and answers the line when prescribers call about them.`,
  ],
  [
    'Veterinary compounding pharmacist',
    `Makes flavored and scaled-down medicines for animals at ${site.brand} and works them out with their veterinarians.`,
  ],
  [
    'Men’s health compounding pharmacist',
    `Prepares men’s health prescriptions at ${site.brand} and talks them through in private.`,
  ],
  [
    'Hormone compounding pharmacist',
    `Prepares hormone prescriptions at ${site.brand} and goes through them with patients and prescribers.`,
  ],
  [
    'Travel health pharmacist',
    `Helps travelers plan their medicines with ${site.brand} before they leave.`,
  ],
]);

/** What the author box says about a role. Authors are roles, so a role without a text has a true one. */
export function authorBio(role: string): string {
  return (
    authorBios.get(role) ??
    `Prepares and checks prescriptions at ${site.brand} and answers questions about them by phone.`
  );
}
