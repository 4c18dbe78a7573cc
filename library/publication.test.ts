import { expect, it } from 'vitest';
import { article } from '#library/markdown/testing/fixture.ts';
import { getPublicationDay, never } from '#library/publication.ts';

it.each([
  ['a blog article', article('Text.', { date: 'May 6, 2025' }), '2025-05-06'],
  ['a Learn page', '---\npublished: May 8, 2025\n---\nText.', '2025-05-08'],
  ['a draft', article('Text.', { draft: 'true' }), never],
  ['an article with an invalid date', article('Text.', { date: 'soon' }), ''],
  ['an article without front matter', 'Text.', ''],
  ['a draft with broken front matter', article('Text.', { draft: 'true', x: 'a: b' }), ''],
])('returns the publication day for %s', (_, source, day) => {
  expect(getPublicationDay(source)).toBe(day);
});
