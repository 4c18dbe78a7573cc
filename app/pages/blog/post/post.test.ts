import { expect, it } from 'vitest';
import { currentHeading } from '#app/pages/blog/post/contents.tsx';
import { shareLinks } from '#app/pages/blog/post/share.tsx';

it.each([
  ['the last heading that has passed the line', ['a', 'b', 'c'], ['a', 'b'], 'b'],
  ['the first while none has passed', ['a', 'b', 'c'], [], 'a'],
  ['none without headings', [], [], ''],
])('marks %s', (_, ids, passed, current) => {
  expect(currentHeading(ids, new Set(passed))).toBe(current);
});

it('encodes address and title in the links of each network', () => {
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
