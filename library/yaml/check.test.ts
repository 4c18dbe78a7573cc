import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problemsWith } from '#library/yaml/testing/problems-with.ts';

const schema = z.strictObject({
  title: z.string().min(1).max(20),
  day: z.enum(['Monday', 'Sunday'], { error: 'is no day of the week' }).optional(),
  hour: z
    .string()
    .refine(() => false, 'is no hour. Use one of: 9am, 6pm.')
    .optional(),
  questions: z.array(z.strictObject({ question: z.string().min(5), answer: z.string() })).min(1),
});

const good = ['title: Hours', 'questions:', '  - question: Where?', '    answer: Here.'];

describe('problemsOf', () => {
  it('returns nothing for valid data', () => {
    expect(problemsWith(good.join('\n'), schema)).toEqual([]);
  });

  it.each([
    ['a field that is missing', ['title: Hours'], ['1: The field "questions" is missing. Add it.']],
    [
      'a field that is empty',
      ["title: ''", ...good.slice(1)],
      ['1: The field "title" is empty. Fill it in.'],
    ],
    [
      'a text that is too long',
      ['title: A very long title indeed', ...good.slice(1)],
      ['1: The field "title" is too long. Use at most 20 characters.'],
    ],
    [
      'a misspelled field',
      [...good, '    anwser: There.'],
      [
        '5: There is no field "anwser" in "questions › 1". Did you mean "answer"? Correct the name or remove it.',
      ],
    ],
    [
      'a value in the wrong case',
      ['day: sunday', ...good],
      ['1: The field "day" is no day of the week. Did you mean "Sunday"?'],
    ],
    [
      'a field whose message is a sentence already, with one period',
      ['hour: noon', ...good],
      ['1: The field "hour" is no hour. Use one of: 9am, 6pm.'],
    ],
    [
      'a list where a text belongs',
      [...good.slice(0, 3), '    answer: [Here]'],
      [
        '4: The field "questions › 1 › answer" holds a list where a text belongs. Correct it, and check the indentation.',
      ],
    ],
    [
      'a text instead of fields',
      ['Hours'],
      ['1: This is not a list of fields. Write one "name: value" a line.'],
    ],
  ])('reports line and fix for %s', (_, lines, expected) => {
    expect(problemsWith(lines.join('\n'), schema)).toEqual(expected);
  });
});
