import { expect, it } from 'vitest';
import { site } from '#library/facts.ts';
import { authorBio, initials, reviewers, reviewOf } from '#library/review/people.ts';

it('shows who signed a text, and the day as people and as machines write it', () => {
  for (const reviewer of reviewers.keys()) {
    expect(reviewOf({ reviewer, reviewed: 'May 7, 2025' })).toMatchObject({
      ...reviewers.get(reviewer),
      date: 'May 7, 2025',
      isoDate: '2025-05-07',
    });
  }
});

it('says something true about a role it does not know', () => {
  expect(authorBio('Night pharmacist')).toContain(site.brand);
  expect(authorBio('constructor')).toBe(authorBio('Night pharmacist'));
});

it.each([
  ['Ines Marlow', 'IM'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Émile', 'É'],
])('shortens %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
