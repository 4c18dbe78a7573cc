import { expect, it } from 'vitest';
import { separateUnits } from '#library/join-units.ts';
import { article, compile, compileBlocks, options } from '#library/markdown/testing/fixture.ts';

const text = (value: string) => [{ type: 'text', value }];
const paragraph = (value: string) => ({ type: 'paragraph', children: text(value) });

const step = (when: string, value: string) => ({ when, children: text(value) });

const { titles } = options;

const table = '| A | B |\n|---|--:|\n| 1 | 2 |';
const cells = { head: [text('A'), text('B')], rows: [[text('1'), text('2')]] };
const ranges = `:::ranges[Strength]{max=20}
| Ingredient | From | To |
|---|---|---|
| Vitamin C | 5 | 20 |
| Tretinoin* | 0.01 | 0.1 |

Amber bars need follow-up.
:::`;
const testimonial = {
  type: 'testimonial',
  patient: 'Patient, 34',
  condition: 'Acne',
  treatment: 'A cream',
  children: text('One cream.'),
};
const createTestimonial = (attribute: string) =>
  `:::testimonial{patient="Patient, 34" condition="Acne" treatment="A cream" ${attribute}}\nOne cream.\n:::`;

it.each<[source: string, block: object]>([
  ...Object.entries(titles.callouts).map(([variant, title]): [string, object] => [
    `:::${variant}\nWear a hat.\n:::`,
    { type: 'callout', variant, title, children: [paragraph('Wear a hat.')] },
  ]),
  [
    ':::tip[Early]\nWear a hat.\n:::',
    { type: 'callout', variant: 'tip', title: 'Early', children: [paragraph('Wear a hat.')] },
  ],
  [
    ':::key-points\n- One\n- Two\n:::',
    { type: 'key-points', title: titles.keyPoints, items: [text('One'), text('Two')] },
  ],
  [':::quote\nYes.\n:::', { type: 'quote', variant: 'default', children: text('Yes.') }],
  [
    ':::quote{variant=card by="A pharmacist"}\nYes.\n:::',
    { type: 'quote', variant: 'card', by: 'A pharmacist', children: text('Yes.') },
  ],
  [table, { type: 'table', align: [null, 'right'], ...cells }],
  [
    `:::table[What it shows]\n${table}\n:::`,
    { type: 'table', caption: 'What it shows', align: [null, 'right'], ...cells },
  ],
  [`:::comparison\n${table}\n:::`, { type: 'comparison', ...cells }],
  [
    ':::care[Call your doctor if:]{level=soon}\n- It spreads\n:::',
    { type: 'care', level: 'soon', title: 'Call your doctor if:', items: [text('It spreads')] },
  ],
  [
    ':::alert[Important Safety Information]\nStop.\n\n- Call.\n:::',
    {
      type: 'alert',
      title: 'Important Safety Information',
      children: [
        paragraph('Stop.'),
        { type: 'list', ordered: false, items: [{ children: [paragraph('Call.')] }] },
      ],
    },
  ],
  [
    ranges,
    {
      type: 'ranges',
      title: 'Strength',
      label: 'Ingredient',
      max: 20,
      unit: '%',
      rows: [
        { name: 'Vitamin C', from: 5, to: 20, watch: false },
        { name: 'Tretinoin', from: 0.01, to: 0.1, watch: true },
      ],
      caption: text('Amber bars need follow-up.'),
    },
  ],
  [
    ':::timeline[What to expect]\n- **0–4** Dry.\n- **4–8** Better.\n:::',
    {
      type: 'timeline',
      title: 'What to expect',
      steps: [step('0–4', 'Dry.'), step('4–8', 'Better.')],
    },
  ],
  [createTestimonial('result="One step"'), { ...testimonial, result: 'One step', isSample: false }],
  [createTestimonial('placeholder="a real one"'), { ...testimonial, isSample: true }],
  ['::drawing{name=acne-types}', { type: 'drawing', name: 'acne-types' }],
])('compiles %s', (source, block) => {
  expect(separateUnits(compileBlocks(source))).toEqual([block]);
});

it("drops a comparison that doesn't have two columns", () => {
  const wideTable = ':::comparison\n| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |\n:::';
  expect(compileBlocks(`Before.\n\n${wideTable}`)).toEqual([paragraph('Before.')]);
});

it('numbers citations by first use and reuses the number', () => {
  const { body } = compile(
    article('One.:cite[kashetsky-2024] Two.:cite[ogbechie-2017] Three.:cite[kashetsky-2024]'),
  );
  expect(body.citations).toEqual(['kashetsky-2024', 'ogbechie-2017']);
  const numbers = body.blocks.flatMap((block) =>
    block.type === 'paragraph'
      ? block.children.flatMap((child) => (child.type === 'citation' ? child.number : []))
      : [],
  );
  expect(numbers).toEqual([1, 2, 1]);
});

it("doesn't count citations as words", () => {
  expect(compile(article('One two.:cite[ogbechie-2017]')).body.words).toBe(2);
});
