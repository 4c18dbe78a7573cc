import { expect, it } from 'vitest';
import { policySchema } from '#library/schema/legal.ts';
import { listProblems } from '#library/yaml/testing/problems-with.ts';

const header = [
  'search:',
  '  title: Terms',
  '  description: What we promise, what you promise, and what happens when either goes wrong.',
  'title: Terms',
  'updated: May 13, 2025',
  'sections:',
];
const createSection = (id: string, ...body: string[]) => [
  `  - id: ${id}`,
  '    title: One',
  '    note: In short.',
  '    body:',
  ...body.map((line) => `      ${line}`),
];
const check = (...lines: string[]) => listProblems([...header, ...lines].join('\n'), policySchema);

it.each([
  ['an unknown fact', '- Call {fone}.', /^11: .*uses {fone}, which isn't a known fact/],
  ['a link without a slash', '- Call [us](contact).', /^11: .*isn't a web address/],
  ['a block of another type', '- items: [One]', /^11: .*isn't a paragraph or a list/],
])('reports the line of %s', (_, line, expected) => {
  expect(check(...createSection('one', line))).toEqual([expect.stringMatching(expected)]);
});

it('rejects two sections with the same id', () => {
  const [message] = check(...createSection('one', '- Text.'), ...createSection('one', '- More.'));
  expect(message).toContain('has two sections with the same id');
});
