import { expect, it } from 'vitest';
import { site } from '#library/facts.ts';
import { authorBio, initials, reviewerKeys, reviewers, reviewOf } from '#library/review/people.ts';
import { peopleSchema } from '#library/schema/people.ts';
import { problemsOf } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

it('shows who signed a text, and the day as people and as machines write it', () => {
  for (const reviewer of reviewerKeys) {
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

const complaints = (source: string) =>
  problemsOf(readYaml(source, { file: 'x' }), peopleSchema, 'x').map(
    ({ line, message }) => `${line}: ${message}`,
  );

const good = `reviewers:
  ana-cruz:
    name: Ana Cruz
    credentials: MD
    specialty: Urology
    description: Board-certified urologist
authors:
  Night pharmacist: Works at night.
anyAuthor: Works here.
`;

it.each([
  ['a whole list', good, []],
  [
    'a person without credentials',
    good.replace(/ +credentials.*\n/, ''),
    ['2: The field "reviewers › ana-cruz › credentials" is missing. Add it.'],
  ],
  [
    'a key that is a name',
    good.replace('ana-cruz', 'Ana Cruz'),
    [
      '2: The name "reviewers › Ana Cruz" is not a key. Write the name in small letters, like ines-marlow.',
    ],
  ],
  [
    'a field with a typing error',
    good.replace('specialty', 'speciality'),
    [
      '2: The field "reviewers › ana-cruz › specialty" is missing. Add it.',
      '5: There is no field "speciality" in "reviewers › ana-cruz". Did you mean "specialty"? Correct the name or remove it.',
    ],
  ],
])('tells an editor what is wrong with %s', (_, source, expected) => {
  expect(complaints(source)).toEqual(expected);
});

it.each([
  ['Ines Marlow', 'IM'],
  ['Ana Maria de la Cruz', 'AC'],
  ['Émile', 'É'],
])('shortens %s to %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
