import { expect, it } from 'vitest';
import { z } from 'zod';
import { withoutGaps } from './gaps.ts';
import { formShape } from './json-schema.ts';

const link = z.strictObject({ label: z.string(), to: z.string() });
const shape = formShape(
  z.strictObject({
    call: link.optional(),
    first: link,
    tags: z.array(z.string()).min(1).optional(),
    closures: z.array(z.string()).default([]),
    entries: z.array(z.strictObject({ call: link.optional() })),
    people: z.record(z.string(), z.strictObject({ call: link.optional() })),
  }),
);

it('an optional group or list is gone once all of it was emptied', () => {
  const empty = { label: '', to: '' };
  expect(
    withoutGaps(shape, {
      call: empty,
      first: empty,
      tags: [],
      closures: [],
      entries: [{ call: empty }, { call: { label: '', to: '/a' } }],
      people: { ann: { call: empty } },
      note: undefined,
    }),
  ).toEqual({
    first: empty,
    closures: [],
    entries: [{}, { call: { label: '', to: '/a' } }],
    people: { ann: {} },
  });
});
