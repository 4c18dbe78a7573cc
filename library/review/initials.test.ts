import { expect, it } from 'vitest';
import { initials } from '#library/review/initials.ts';

it.each([
  ['Ines Marlow', 'IM'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Émile', 'É'],
])('shortens %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
