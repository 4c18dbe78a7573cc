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
const data = {
  week: { Monday: '9am–6pm' },
  closures: [
    { on: 'May 1', reason: 'move' },
    { on: 'May 2', reason: 'stock' },
  ],
  tags: ['a', 'b'],
  redirects: { '/old': '/new' },
};

it.each<[string, object, unknown]>([
  [
    'a changed value',
    { week: { Monday: '8:30am–6pm' } },
    { labels: ['Week', 'Monday'], before: '9am–6pm', after: '8:30am–6pm' },
  ],
  [
    'an added value',
    { careersEmail: 'a@b.example' },
    { labels: ['Careers email'], after: 'a@b.example' },
  ],
  ['a switch', { draft: 'true' }, { labels: ['Draft'], before: 'off', after: 'on' }],
  [
    'a field of an entry',
    { closures: [data.closures[0], { on: 'May 3', reason: 'stock' }] },
    { labels: ['Closures', 'May 2', 'Day'], before: 'May 2', after: 'May 3' },
  ],
  [
    'an added entry',
    { closures: [...data.closures, { on: 'May 4', reason: 'party' }] },
    { labels: ['Closures'], after: 'May 4 · party' },
  ],
  ['a removed item', { tags: ['b'] }, { labels: ['Tags'], before: 'a' }],
  ['a new order', { tags: ['b', 'a'] }, { labels: ['Tags'] }],
  ['an entry by its key', { redirects: {} }, { labels: ['Redirects', '/old'], before: '/new' }],
])('describes %s with the labels in the form', (_, change, difference) => {
  expect(listDifferences(schema, data, { ...data, ...change })).toEqual([difference]);
});

it('finds no differences in equal data', () => {
  expect(listDifferences(schema, data, structuredClone(data))).toEqual([]);
});
