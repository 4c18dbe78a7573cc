import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadContent } from '#library/content/load.ts';

let folder: string;
const write = (file: string, ...lines: string[]) =>
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const name of ['blog', 'learn', 'pages']) mkdirSync(join(folder, name));
  write('site.yaml', 'timeZone: America/Los_Angeles');
  write('business.yaml', 'sameDay: { miles: 15 }');
  write('pages/home.yaml', 'items:', '  - a', '  - !placeholder b');
  write('blog/past.md', '---', 'date: May 6, 2025', '---', 'Past');
  write('blog/future.md', '---', 'date: June 1, 2027', '---', 'Future');
  write('blog/draft.md', '---', 'date: May 6, 2025', 'draft: true', '---', 'Draft');
  write('blog/notes.txt', 'Not an article');
});
afterAll(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('returns YAML data and the paths to placeholders', () => {
  const { data, placeholders } = loadContent({ folder });
  expect(data['business.yaml']).toEqual({ sameDay: { miles: '15' } });
  expect(data['pages/home.yaml']).toEqual({ items: ['a', 'b'] });
  expect(placeholders['pages/home.yaml']).toEqual([['items', 1]]);
});

it.each([
  ['before midnight', '2027-06-01T06:00Z', ['past']],
  ['after midnight', '2027-06-01T08:00Z', ['future', 'past']],
])("leaves out unpublished articles, %s in the pharmacy's time zone", (_, now, names) => {
  vi.setSystemTime(now);
  expect(Object.keys(loadContent({ folder }).blog)).toEqual(names);
  const allNames = ['draft', 'future', 'past'];
  expect(Object.keys(loadContent({ folder, drafts: true }).blog)).toEqual(allNames);
});

it('reports the file and line of a syntax error', () => {
  write('broken.yaml', 'a: b: c');
  expect(() => loadContent({ folder })).toThrow(/^content\/broken\.yaml:1: /);
});
