import { expect, it } from 'vitest';
import { site } from '#library/facts.ts';
import { getAuthorBio, initials } from '#library/review/people.ts';

it('uses the general bio for an unknown role', () => {
  expect(getAuthorBio('Night pharmacist')).toContain(site.brand);
  expect(getAuthorBio('constructor')).toBe(getAuthorBio('Night pharmacist'));
});

it.each([
  ['Ines Marlow', 'IM'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Émile', 'É'],
])('shortens %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
