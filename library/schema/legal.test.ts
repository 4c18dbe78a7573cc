import { expect, it } from 'vitest';
import { policySchema } from '#library/schema/legal.ts';
import { problemsWith } from '#library/yaml/testing/problems-with.ts';

const top = [
  'search:',
  '  title: Terms',
  '  description: What we promise, what you promise, and what happens when either goes wrong.',
  'title: Terms',
  'updated: May 13, 2025',
  'sections:',
];
const section = (id: string, ...body: string[]) => [
  `  - id: ${id}`,
  '    title: One',
  '    note: In short.',
  '    body:',
  ...body.map((line) => `      ${line}`),
];
const problems = (...lines: string[]) => problemsWith([...top, ...lines].join('\n'), policySchema);

it.each([
  ['an unknown fact', '- Call {fone}.', /^11: .*names {fone}, which is no known fact/],
  ['a link that leads nowhere', '- Call [us](contact).', /^11: .*is not an address/],
  ['something that is neither', '- items: [One]', /^11: .*is neither a paragraph nor a list/],
])('reports the line of %s', (_, line, expected) => {
  expect(problems(...section('one', line))).toEqual([expect.stringMatching(expected)]);
});

it('rejects two sections with one id', () => {
  const [complaint] = problems(...section('one', '- Text.'), ...section('one', '- More.'));
  expect(complaint).toContain('has two sections with one id');
});
