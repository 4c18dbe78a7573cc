import { expect, it } from 'vitest';
import { unknownNames } from '#library/check/names.ts';
import { readYaml } from '#library/yaml/read.ts';

const names = { works: new Set(['smith-2020']), reviewers: ['ana-cruz'] };
const problems = (file: string, source: string) =>
  unknownNames(file, readYaml(source, { file }), names).map(
    ({ line, message }) => `${line}: ${message}`,
  );

const card = (source: string, reviewer: string) =>
  `cards:\n  - sources: [smith-2020, ${source}]\n    reviewer: ${reviewer}\n`;

it('reports the line of an unknown source or reviewer', () => {
  expect(problems('medicine.yaml', card('smith-2021', 'ana-crux'))).toEqual([
    '2: The field "cards › 1 › sources › 2" names smith-2021, which is not in content/references.yaml. Did you mean "smith-2020"? Add it there first.',
    '3: The field "cards › 1 › reviewer" names ana-crux, which is not in content/people.yaml. Did you mean "ana-cruz"? Add it there first.',
  ]);
});

it('ignores other files, where a reviewer may be a team', () => {
  expect(problems('learn.yaml', 'comingSoon:\n  reviewer: Medical Team\n')).toEqual([]);
});
