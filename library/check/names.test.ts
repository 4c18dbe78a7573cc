import { expect, it } from 'vitest';
import { findUnknownNames } from '#library/check/names.ts';
import { readYaml } from '#library/yaml/read.ts';

const names = { works: new Set(['smith-2020']), reviewers: ['ana-cruz'] };
const getProblems = (file: string, source: string) =>
  findUnknownNames(file, readYaml(source, { file }), names).map(
    ({ line, message }) => `${line}: ${message}`,
  );

const createCard = (source: string, reviewer: string) =>
  `cards:\n  - sources: [smith-2020, ${source}]\n    reviewer: ${reviewer}\n`;

it('reports the line of an unknown source or reviewer', () => {
  expect(getProblems('medicine.yaml', createCard('smith-2021', 'ana-crux'))).toEqual([
    '2: The field "cards › 1 › sources › 2" refers to smith-2021, which isn\'t in content/references.yaml. Did you mean "smith-2020"? Correct the name, or add it there first.',
    '3: The field "cards › 1 › reviewer" refers to ana-crux, which isn\'t in content/people.yaml. Did you mean "ana-cruz"? Correct the name, or add it there first.',
  ]);
});

it('ignores other files, where a reviewer can be a team', () => {
  expect(getProblems('learn.yaml', 'comingSoon:\n  reviewer: Medical Team\n')).toEqual([]);
});
