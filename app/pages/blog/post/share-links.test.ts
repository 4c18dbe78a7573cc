import { expect, it } from 'vitest';
import { shareLinks } from '#app/pages/blog/post/share-links.ts';

it('carries address and title to each place, encoded', () => {
  const url = 'https://pharmacy.example/blog/post/hair-loss';
  const names = { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', email: 'Email' };
  const links = Object.fromEntries(
    shareLinks({ url, title: 'Hair & "loss"', names }).map(({ name, href }) => [
      name,
      new URL(href),
    ]),
  );
  expect(Object.keys(links)).toEqual(['Twitter', 'Facebook', 'LinkedIn', 'Email']);
  expect(links.Twitter?.searchParams.get('url')).toBe(url);
  expect(links.Twitter?.searchParams.get('text')).toBe('Hair & "loss"');
  expect(links.Facebook?.searchParams.get('u')).toBe(url);
  expect(links.LinkedIn?.searchParams.get('url')).toBe(url);
  expect(links.Email?.protocol).toBe('mailto:');
  expect(links.Email?.searchParams.get('subject')).toBe('Hair & "loss"');
  expect(links.Email?.searchParams.get('body')).toBe(`Hair & "loss"\n\n${url}`);
});
