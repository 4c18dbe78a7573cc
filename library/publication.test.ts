import { expect, it } from 'vitest';
import { article } from '#library/markdown/testing/fixture.ts';
import { never, publicationDay } from '#library/publication.ts';

it.each([
  ['its date', article('Text.', { date: 'May 6, 2025' }), '2025-05-06'],
  ['the day of a text of Learn', '---\npublished: May 8, 2025\n---\nText.', '2025-05-08'],
  ['no day, being a draft', article('Text.', { draft: 'true' }), never],
  ['any day, where the date is wrong', article('Text.', { date: 'soon' }), ''],
  ['any day, where nothing can be read', 'Text.', ''],
])('publishes an article on %s', (_, source, day) => {
  expect(publicationDay(source)).toBe(day);
});
