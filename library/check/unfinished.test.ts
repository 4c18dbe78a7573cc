import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  findInMarkdown,
  findInYaml,
  findOriginProblems,
  formatPlaceholder,
} from '#library/check/unfinished.ts';

const text = z.string();
const schema = z.strictObject({
  brand: text.describe('the licensed name'),
  price: text.transform(Number).optional().describe('the price'),
  people: z.array(
    z.strictObject({ name: text, pay: text.describe('the pay') }).describe('a real employee'),
  ),
  signed: z.tuple([text.describe('the first name'), text]),
});

const describeYaml = (source: string) =>
  findInYaml(source, 'x.yaml', schema).map((item) => formatPlaceholder('x.yaml', item));

test('describes each placeholder with its line, current value and expected value', () => {
  const source = `brand: !placeholder Grain
price: !placeholder 5
people:
  - !placeholder
    name: Odile
    pay: $1
  - name: !placeholder Casper
    pay: !placeholder $2
signed: [!placeholder Odile, Casper]
`;
  expect(describeYaml(source)).toEqual([
    'x.yaml:1: Replace the placeholder “Grain” in “brand” with the licensed name.',
    'x.yaml:2: Replace the placeholder “5” in “price” with the price.',
    'x.yaml:4: Replace the placeholder “Odile, $1” in “people › 1” with a real employee.',
    'x.yaml:7: Replace the placeholder “Casper” in “people › 2 › name” with a real employee.',
    'x.yaml:8: Replace the placeholder “$2” in “people › 2 › pay” with the pay.',
    'x.yaml:9: Replace the placeholder “Odile” in “signed › 1” with the first name.',
  ]);
});

test('shortens a long value to one line', () => {
  const [item] = findInYaml(`brand: !placeholder ${'long '.repeat(40)}`, 'x', schema);
  expect(item?.value).toHaveLength(60);
});

test('uses a general description if the schema has none', () => {
  expect(findInYaml('a: !placeholder x', 'x')).toMatchObject([{ replaceWith: 'the real value' }]);
});

test('ignores comments, prose and other values', () => {
  const prose =
    'A placeholder="x" = nothing. Use placeholder text.\n\n---\na: !placeholder x\n---\n';
  expect(findInMarkdown(prose, 'x.md')).toEqual([]);
  expect(
    describeYaml('# !placeholder marks\nbrand: a !placeholder\nsigned: ["!placeholder", b]'),
  ).toEqual([]);
});

test('finds placeholders in front matter and on blocks', () => {
  const source = `---
brand: !placeholder Grain
---

:::testimonial{patient="A patient" placeholder="a real, signed statement"}
I had a drawer.
:::
::person{placeholder='the reviewer'}
`;
  const placeholders = findInMarkdown(source, 'x.md', schema);
  expect(placeholders.map((item) => formatPlaceholder('x.md', item))).toEqual([
    'x.md:2: Replace the placeholder “Grain” in “brand” with the licensed name.',
    'x.md:5: Replace the placeholder “I had a drawer.” in :::testimonial with a real, signed statement.',
    "x.md:8: Replace the placeholder “::person{placeholder='the reviewer'}” in ::person with the reviewer.",
  ]);
});

test('accepts only a public origin', () => {
  const privateOrigins = ['https://pharmacy.example', 'https://127.0.0.1', 'https://site'];
  for (const origin of privateOrigins) {
    expect(findOriginProblems(origin)[0]).toContain(`The origin ${origin} isn't public`);
  }
  expect(findOriginProblems('https://www.pharmacy.com')).toEqual([]);
});
