import { expect, it } from 'vitest';
import { authorBio, reviewers } from '#content/people.ts';
import { initials } from '#library/initials.ts';
import { personSchema } from '#library/schema/person.ts';
import { site } from '#library/site.ts';

it.each(Object.entries(reviewers))('%s is complete', (_, person) => {
  expect(personSchema.safeParse(person).error).toBeUndefined();
});

it.each([
  ['Ines Marlow', 'IM'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Émile', 'É'],
])('shortens %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('says something true about a role it does not know', () => {
  expect(authorBio('Night pharmacist')).toContain(site.brand);
  expect(authorBio('constructor')).toContain(site.brand);
});
