import { expect, it } from 'vitest';
import { currentHeading } from '#app/pages/blog/post/contents.tsx';
import { shareLinks } from '#app/pages/blog/post/share-links.tsx';

it.each([
  ['the last heading above the line', ['a', 'b', 'c'], ['a', 'b'], 'b'],
  ['the first heading if none is above the line', ['a', 'b', 'c'], [], 'a'],
  ['nothing without headings', [], [], ''],
])('marks %s', (_, ids, passedIds, current) => {
  expect(currentHeading(ids, new Set(passedIds))).toBe(current);
});

it('encodes the URL and the title in each share link', () => {
  const url = 'https://pharmacy.example/blog/post/hair-loss';
  const title = 'Hair & "loss"';
  const names = { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', email: 'Email' };
  const params = shareLinks(url, title, names).map(({ href }) =>
    Object.fromEntries(new URL(href).searchParams),
  );
  expect(params).toEqual([
    { url, text: title },
    { u: url },
    { url },
    { subject: title, body: `${title}\n\n${url}` },
  ]);
});
