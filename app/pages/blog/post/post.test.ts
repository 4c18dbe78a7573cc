import { expect, it } from 'vitest';
import { getShareLinks } from '#app/pages/blog/post/share-links.tsx';

it('encodes the URL and title in the share links', () => {
  const url = 'https://pharmacy.example/blog/post/hair-loss';
  const title = 'Hair & "loss"';
  const names = { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', email: 'Email' };
  const params = getShareLinks(url, title, names).map(({ href }) =>
    Object.fromEntries(new URL(href).searchParams),
  );
  expect(params).toEqual([
    { url, text: title },
    { u: url },
    { url },
    { subject: title, body: `${title}\n\n${url}` },
  ]);
});
