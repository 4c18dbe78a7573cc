import { expect, it } from 'vitest';
import { z } from 'zod';
import { listDifferences } from '#editor/files/differences.ts';
import { toFormSchema } from '#editor/page/form/form-schema.ts';

const schema = toFormSchema(
  z.strictObject({
    week: z.strictObject({ Monday: z.string() }),
    careersEmail: z.string().optional(),
    draft: z.literal('true').optional(),
    closures: z.array(
      z.strictObject({ on: z.string().meta({ title: 'Day' }), reason: z.string() }),
    ),
    tags: z.array(z.string()),
    redirects: z.record(z.string(), z.string().meta({ title: 'New address' })),
  }),
);
const stock = { on: 'May 2', reason: 'stock' };
const data = {
  week: { Monday: '9am–6pm' },
  closures: [stock],
  tags: ['a', 'b'],
  redirects: { '/old': '/new' },
};

it.each<[string, object, string]>([
  ['a value', { week: { Monday: '8am–6pm' } }, 'Week › Monday: 9am–6pm → 8am–6pm'],
  ['an added value', { careersEmail: 'a@b.example' }, 'Careers email: - → a@b.example'],
  ['a switch', { draft: 'true' }, 'Draft: off → on'],
  ['a field', { closures: [{ ...stock, on: 'May 3' }] }, 'Closures › May 2 › Day: May 2 → May 3'],
  [
    'an added entry',
    { closures: [stock, { on: 'May 4', reason: 'x' }] },
    'Closures: - → May 4 · x',
  ],
  ['a removed item', { tags: ['b'] }, 'Tags: a → -'],
  ['a new order', { tags: ['b', 'a'] }, 'Tags: - → -'],
  ['an entry by its key', { redirects: {} }, 'Redirects › /old: /new → -'],
])('describes %s with the labels in the form', (_, change, description) => {
  const descriptions = listDifferences(schema, data, { ...data, ...change }).map(
    ({ labels, before = '-', after = '-' }) => `${labels.join(' › ')}: ${before} → ${after}`,
  );
  expect(descriptions).toEqual([description]);
});
