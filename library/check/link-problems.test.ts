import { expect, it, vi } from 'vitest';
import { linkProblem } from '#library/check/links.ts';

const page = { file: 'content/blog/one.md', from: '', anchors: () => [] };
const rulesWith = (headingsOf: () => string[]) => ({
  pages: new Map([['/blog/post/one', page]]),
  redirects: new Map(),
  origin: 'https://pharmacy.example',
  headingsOf,
});

it('reads an article only for a link into it, so that a check of all links stays quick', () => {
  const headingsOf = vi.fn(() => ['dose']);
  const rules = rulesWith(headingsOf);
  expect(linkProblem('/blog/post/one', '2026-01-01', rules)).toBeUndefined();
  expect(headingsOf).not.toHaveBeenCalled();
  expect(linkProblem('/blog/post/one#dose', '2026-01-01', rules)).toBeUndefined();
  expect(linkProblem('/blog/post/one#dosis', '2026-01-01', rules)).toContain('no section');
  expect(headingsOf).toHaveBeenCalledTimes(2);
});
