import { expect, it } from 'vitest';
import { z } from 'zod';
import { listProblems } from '#library/yaml/testing/problems-with.ts';

const schema = z.strictObject({
  title: z.string().min(1).max(20),
  day: z.enum(['Monday', 'Sunday'], { error: 'is not a day of the week' }).optional(),
  hour: z
    .string()
    .refine(() => false, 'is not an hour. Use one of: 9am, 6pm.')
    .optional(),
  questions: z.array(z.strictObject({ question: z.string().min(5), answer: z.string() })).min(1),
});

const otherLines = ['questions:', '  - question: Where?', '    answer: Here.'];
const validLines = ['title: Hours', ...otherLines];

it.each([
  ['a field that is missing', ['title: Hours'], '1: The field "questions" is missing. Add it.'],
  ['an empty field', ["title: ''", ...otherLines], '1: The field "title" is empty. Fill it in.'],
  [
    'text that is too long',
    ['title: A very long title indeed', ...otherLines],
    '1: The field "title" is too long. Use at most 20 characters.',
  ],
  [
    'a misspelled field',
    [...validLines, '    anwser: There.'],
    '5: There is no field "anwser" in "questions › 1". Did you mean "answer"? Correct the name or remove it.',
  ],
  [
    'a value in the wrong case',
    ['day: sunday', ...validLines],
    '1: The field "day" is not a day of the week. Did you mean "Sunday"?',
  ],
  [
    'a schema message that already ends with a period',
    ['hour: noon', ...validLines],
    '1: The field "hour" is not an hour. Use one of: 9am, 6pm.',
  ],
  [
    'a list in place of text',
    [...validLines.slice(0, 3), '    answer: [Here]'],
    '4: The field "questions › 1 › answer" is a list but must be text. Check the value and its indentation.',
  ],
  ['text in place of fields', ['Hours'], '1: This is not a list of fields.'],
])('reports the line and the fix for %s', (_, lines, message) => {
  expect(listProblems(lines.join('\n'), schema)).toEqual([expect.stringContaining(message)]);
});
