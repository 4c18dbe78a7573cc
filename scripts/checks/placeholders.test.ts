import { expect, test } from 'vitest';
import { z } from 'zod';
import { placeholderMessage, placeholdersInMarkdown, placeholdersInYaml } from './placeholders.ts';

const text = z.string();
const schema = z.strictObject({
  brand: text.describe('the licensed name'),
  price: text.transform(Number).optional().describe('what one costs'),
  people: z.array(
    z.strictObject({ name: text, pay: text.describe('the pay') }).describe('who really works here'),
  ),
  signed: z.tuple([text.describe('the first name'), text]),
});

const inYaml = (source: string) =>
  placeholdersInYaml(source, 'x.yaml', schema).map((mark) => placeholderMessage('x.yaml', mark));

test('describes each placeholder: line, current value and expected value', () => {
  expect(inYaml('brand: !placeholder Grain\nprice: !placeholder 5\n')).toEqual([
    'x.yaml:1: “brand” is “Grain” until you put in the licensed name.',
    'x.yaml:2: “price” is “5” until you put in what one costs.',
  ]);
});

test('finds placeholders on groups, in lists and in groups', () => {
  const source = `people:
  - !placeholder
    name: Odile
    pay: $1
  - name: !placeholder Casper
    pay: !placeholder $2
signed: [!placeholder Odile, Casper]
`;
  expect(inYaml(source)).toEqual([
    'x.yaml:2: “people › 1” is “Odile, $1” until you put in who really works here.',
    'x.yaml:5: “people › 2 › name” is “Casper” until you put in who really works here.',
    'x.yaml:6: “people › 2 › pay” is “$2” until you put in the pay.',
    'x.yaml:7: “signed › 1” is “Odile” until you put in the first name.',
  ]);
});

test('shortens a long value to one line', () => {
  const [mark] = placeholdersInYaml(`brand: !placeholder ${'long '.repeat(40)}`, 'x', schema);
  expect(mark?.now).toHaveLength(60);
});

test('uses a general description if the schema has none', () => {
  expect(placeholdersInYaml('a: !placeholder x', 'x')).toMatchObject([
    { replaceWith: 'the real value' },
  ]);
});

test('ignores comments, prose and other values', () => {
  const prose =
    'A placeholder="x" = nothing. Use placeholder text.\n\n---\na: !placeholder x\n---\n';
  expect(placeholdersInMarkdown(prose, 'x.md')).toEqual([]);
  expect(
    inYaml('# !placeholder marks\nbrand: a !placeholder\nsigned: ["!placeholder", b]'),
  ).toEqual([]);
});

test('finds placeholders in front matter and on markers', () => {
  const source = `---
brand: !placeholder Grain
---

:::testimonial{patient="A patient" placeholder="a real, signed statement"}
I had a drawer.
:::
::person{placeholder='the reviewer'}
`;
  const mark = placeholdersInMarkdown(source, 'x.md', schema);
  expect(mark.map((one) => placeholderMessage('x.md', one))).toEqual([
    'x.md:2: “brand” is “Grain” until you put in the licensed name.',
    'x.md:5: :::testimonial is “I had a drawer.” until you put in a real, signed statement.',
    "x.md:8: ::person is “::person{placeholder='the reviewer'}” until you put in the reviewer.",
  ]);
});
