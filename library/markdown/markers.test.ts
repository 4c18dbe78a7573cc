import { describe, expect, it } from 'vitest';
import { article, blocksOf, compile, surroundings } from '#library/markdown/testing/fixture.ts';

const words = (value: string) => [{ type: 'text', value }];
const paragraph = (value: string) => ({ type: 'paragraph', children: words(value) });

const { titles } = surroundings;

describe('block markers', () => {
  it.each(Object.entries(titles.callouts))(
    'reads %s as a callout with its own title',
    (variant, title) => {
      expect(blocksOf(`:::${variant}\nWear a hat.\n:::`)).toEqual([
        { type: 'callout', variant, title, children: [paragraph('Wear a hat.')] },
      ]);
    },
  );

  it('takes the title of a callout from its label', () => {
    expect(blocksOf(':::tip[In the morning]\nWear a hat.\n:::')).toMatchObject([
      { title: 'In the morning' },
    ]);
  });

  it('reads key points with and without a label', () => {
    expect(blocksOf(':::key-points\n- One\n- Two\n:::')).toEqual([
      { type: 'key-points', title: titles.keyPoints, items: [words('One'), words('Two')] },
    ]);
    expect(blocksOf(':::key-points[Ask]\n1. One\n:::')).toMatchObject([{ title: 'Ask' }]);
  });

  it('reads a quote with its variant and its source', () => {
    expect(blocksOf(':::quote\nThe base is half the prescription.\n:::')).toEqual([
      { type: 'quote', variant: 'default', children: words('The base is half the prescription.') },
    ]);
    expect(blocksOf(':::quote{variant=card by="A pharmacist"}\nYes.\n:::')).toMatchObject([
      { variant: 'card', by: 'A pharmacist' },
    ]);
    expect(blocksOf(':::quote{variant=minimal}\nYes.\n:::')).toMatchObject([
      { variant: 'minimal' },
    ]);
  });

  it('reads a table with a caption, and a bare one', () => {
    const table = '| A | B |\n|---|--:|\n| 1 | 2 |';
    const cells = {
      type: 'table',
      align: [null, 'right'],
      head: [words('A'), words('B')],
      rows: [[words('1'), words('2')]],
    };
    expect(blocksOf(table)).toEqual([cells]);
    expect(blocksOf(`:::table[What it shows]\n${table}\n:::`)).toEqual([
      { ...cells, caption: 'What it shows' },
    ]);
  });

  it('reads a comparison of two columns and ignores any other width', () => {
    const two = ':::comparison\n| A | B |\n|---|---|\n| 1 | 2 |\n:::';
    expect(blocksOf(two)).toEqual([
      {
        type: 'comparison',
        head: [words('A'), words('B')],
        rows: [[words('1'), words('2')]],
      },
    ]);
    const three = ':::comparison\n| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |\n:::';
    const one = ':::comparison\n| A |\n|---|\n| 1 |\n:::';
    expect(blocksOf(`Before.\n\n${three}\n\n${one}\n\nAfter.`)).toEqual([
      paragraph('Before.'),
      paragraph('After.'),
    ]);
  });

  it('reads a care card', () => {
    expect(blocksOf(':::care[Call your doctor if:]{level=soon}\n- It spreads\n:::')).toEqual([
      {
        type: 'care',
        level: 'soon',
        title: 'Call your doctor if:',
        items: [words('It spreads')],
      },
    ]);
  });

  it('reads a safety alert', () => {
    expect(blocksOf(':::alert[Important Safety Information]\nStop.\n\n- Call.\n:::')).toEqual([
      {
        type: 'alert',
        title: 'Important Safety Information',
        children: [
          paragraph('Stop.'),
          { type: 'list', ordered: false, items: [{ children: [paragraph('Call.')] }] },
        ],
      },
    ]);
  });

  it('reads a chart of ranges, its starred rows and its caption', () => {
    const source = `:::ranges[Strength]{max=20}
| Ingredient | From | To |
|---|---|---|
| Vitamin C | 5 | 20 |
| Tretinoin* | 0.01 | 0.1 |

Amber bars need follow-up.
:::`;
    expect(blocksOf(source)).toEqual([
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
        caption: words('Amber bars need follow-up.'),
      },
    ]);
  });

  it('reads a timeline', () => {
    const source =
      ':::timeline[What to expect]\n- **Weeks 0–4** Dry.\n- **Weeks 4–8** Better.\n:::';
    expect(blocksOf(source)).toEqual([
      {
        type: 'timeline',
        title: 'What to expect',
        steps: [
          { when: 'Weeks 0–4', children: words('Dry.') },
          { when: 'Weeks 4–8', children: words('Better.') },
        ],
      },
    ]);
  });

  it('reads a testimonial', () => {
    const source =
      ':::testimonial{patient="Patient, 34" condition="Acne" treatment="A cream" result="One step"}\nOne cream.\n:::';
    expect(blocksOf(source)).toEqual([
      {
        type: 'testimonial',
        patient: 'Patient, 34',
        condition: 'Acne',
        treatment: 'A cream',
        result: 'One step',
        isSample: false,
        children: words('One cream.'),
      },
    ]);
  });

  it('knows a testimonial that is a placeholder as a sample, and needs no result', () => {
    const source =
      ':::testimonial{patient="Patient, 34" condition="Acne" treatment="A cream" placeholder="a real one"}\nOne cream.\n:::';
    expect(blocksOf(source)).toEqual([
      {
        type: 'testimonial',
        patient: 'Patient, 34',
        condition: 'Acne',
        treatment: 'A cream',
        isSample: true,
        children: words('One cream.'),
      },
    ]);
  });

  it('reads a drawing', () => {
    expect(blocksOf('::drawing{name=acne-types}')).toEqual([
      { type: 'drawing', name: 'acne-types' },
    ]);
  });
});

describe('citations', () => {
  it('numbers works by first use and repeats the number', () => {
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

  it('counts no citation as a word', () => {
    expect(compile(article('One two.:cite[ogbechie-2017]')).body.words).toBe(2);
  });
});
