import { afterEach, expect, it, vi } from 'vitest';
import { loadContent } from '#library/content/load.ts';
import { createTemporaryFolder } from '../../scripts/testing/temporary-folder.ts';

const files = {
  'site.yaml': 'timeZone: America/Los_Angeles',
  'business.yaml': 'sameDay: { miles: 15 }',
  'pages/home.yaml': 'items:\n  - a\n  - !placeholder b',
  'blog/past.md': '---\ndate: May 6, 2025\n---\nPast',
  'blog/future.md': '---\ndate: June 1, 2027\n---\nFuture',
  'blog/draft.md': '---\ndate: May 6, 2025\ndraft: true\n---\nDraft',
  'blog/notes.txt': 'Not an article',
};
afterEach(() => vi.useRealTimers());

it('returns YAML data and the paths to placeholders', () => {
  const { data, placeholders } = loadContent({ folder: createTemporaryFolder(files) });
  expect(data['business.yaml']).toEqual({ sameDay: { miles: '15' } });
  expect(data['pages/home.yaml']).toEqual({ items: ['a', 'b'] });
  expect(placeholders['pages/home.yaml']).toEqual([['items', 1]]);
});

it.each([
  ['before midnight', '2027-06-01T06:00Z', ['past']],
  ['after midnight', '2027-06-01T08:00Z', ['future', 'past']],
])("leaves out unpublished articles, %s in the pharmacy's time zone", (_, now, names) => {
  vi.setSystemTime(now);
  const folder = createTemporaryFolder(files);
  expect(Object.keys(loadContent({ folder }).blog)).toEqual(names);
  const allNames = ['draft', 'future', 'past'];
  expect(Object.keys(loadContent({ folder, drafts: true }).blog)).toEqual(allNames);
});

it('reports the file and line of a syntax error', () => {
  const folder = createTemporaryFolder({ ...files, 'broken.yaml': 'a: b: c' });
  expect(() => loadContent({ folder })).toThrow(/^content\/broken\.yaml:1: /);
});
