import { expect, it } from 'vitest';
import { initials } from '#content/initials.ts';
import { authorBio, reviewers } from '#content/people.ts';
import { personSchema } from '#content/schema/person.ts';
import { site } from '#content/site.ts';

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
