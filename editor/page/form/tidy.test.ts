import { expect, it } from 'vitest';
import type { z } from 'zod';
import { referencesSchema } from '#library/schema/articles/reference.ts';
import { businessSchema } from '#library/schema/business.ts';
import { hoursSchema } from '#library/schema/hours.ts';
import { siteSchema } from '#library/schema/site.ts';
import { getSchemaAt } from '#library/yaml/schema-at-path.ts';
import { tidyText } from './tidy.ts';

const day = ['week', 'Monday'];
const date = ['closures', 0, 'on'];

it.each<[z.ZodType, (string | number)[], string, string]>([
  [businessSchema, ['shipping', 'fee'], '$70', '70'],
  [businessSchema, ['shipping', 'freeAt'], '$1,250.5', '1250.50'],
  [businessSchema, ['sameDay', 'readyBy'], '2pm', '2 PM'],
  [siteSchema, ['phone'], '415.867.5309', '(415) 867-5309'],
  [siteSchema, ['phone'], '+1 415 867 5309', '(415) 867-5309'],
  [hoursSchema, date, '1/1/2027', 'January 1, 2027'],
  [hoursSchema, date, 'dec 24 2027', 'December 24, 2027'],
  [referencesSchema, ['a-2018', 'publishDate'], '3/1/2018', '2018-03-01'],
  [hoursSchema, day, '9-5', '9am–5pm'],
  [hoursSchema, day, '9 to 5:30', '9am–5:30pm'],
  [hoursSchema, day, '1–5', '1pm–5pm'],
  [hoursSchema, day, '10 a.m. - 2 p.m.', '10am–2pm'],
])('puts the text right that a field rejects: %#', (schema, path, text, tidiedText) => {
  expect(tidyText(text, getSchemaAt(schema, path)[0])).toBe(tidiedText);
});

it.each<[z.ZodType, (string | number)[], string]>([
  [hoursSchema, date, '2/30/2027'],
  [hoursSchema, day, 'noon'],
  [hoursSchema, day, '8-10'],
  [siteSchema, ['phone'], '555'],
  [businessSchema, ['shipping', 'area'], ' $70 '],
])('leaves other text alone: %#', (schema, path, text) => {
  expect(tidyText(text, getSchemaAt(schema, path)[0])).toBe(text);
});
