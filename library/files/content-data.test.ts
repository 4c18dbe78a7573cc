import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn } from '#library/dates.ts';
import { dataAt, today } from '#library/files/content-data.ts';
import { placeOf } from '#library/files/content-import.ts';

let content: string;

beforeAll(() => {
  content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  mkdirSync(join(content, 'blog'), { recursive: true });
  writeFileSync(join(content, 'site.yaml'), 'brand: A & B\n__proto__: x\n');
  writeFileSync(join(content, 'quotes.yaml'), 'items:\n  - a\n  - !placeholder b\n');
  writeFileSync(join(content, 'blog', 'two.md'), 'Second “quoted”\n');
  writeFileSync(join(content, 'blog', 'one.md'), 'First\n');
  writeFileSync(join(content, 'blog', 'notes.txt'), 'Not an article\n');
  writeFileSync(join(content, 'broken.yaml'), 'a: b: c\n');
});
afterAll(() => rmSync(join(content, '..'), { recursive: true }));

const imported = (specifier: string, day?: string) => dataAt(placeOf(specifier, content), day);

it('gives the data of one file', () => {
  expect(imported('#content/site.yaml')).toMatchObject({ brand: 'A & B' });
});

it('gives every file of a folder by its name, and nothing of another kind', () => {
  const texts = imported('#content/blog/*.md');
  expect(texts).toEqual({ one: 'First\n', two: 'Second “quoted”\n' });
});

it('leaves out what nobody may see on the day', () => {
  mkdirSync(join(content, 'dated'));
  const write = (name: string, ...top: string[]) =>
    writeFileSync(join(content, 'dated', name), ['---', ...top, '---', 'Text'].join('\n'));
  write('past.md', 'date: May 6, 2025');
  write('future.md', 'date: June 1, 2027');
  write('draft.md', 'date: May 6, 2025', 'draft: true');
  const names = (day?: string) => Object.keys(Object(imported('#content/dated/*.md', day)));
  expect(names('2027-05-31')).toEqual(['past']);
  expect(names('2027-06-01')).toEqual(['future', 'past']);
  expect(names()).toEqual(['draft', 'future', 'past']);
});

it('takes the day from the time zone of the pharmacy', () => {
  writeFileSync(join(content, 'site.yaml'), 'timeZone: America/Los_Angeles\n');
  expect(today(content)).toBe(dayIn('America/Los_Angeles'));
});

it('gives where a file marks what is invented', () => {
  expect(imported('#content/quotes.yaml?placeholders')).toEqual([['items', 1]]);
  expect(imported('#content/site.yaml?placeholders')).toEqual([]);
});

it('gives what each ZIP code of the state means to this pharmacy', () => {
  const site = ['address: { zip: 90064, state: CA }', 'geo: { latitude: 34, longitude: -118 }'];
  writeFileSync(join(content, 'pharmacy.yaml'), site.join('\n'));
  writeFileSync(join(content, 'business.yaml'), 'sameDay: { miles: 15 }\n');
  const zips = imported('#content/pharmacy.yaml?zips');
  expect(zips).toMatchObject({ ranges: [[90_000, 96_199]] });
  expect(Object(zips).letters).toMatch(/^[slp-]{6200}$/);
});

it('names a broken file as an editor of the site knows it', () => {
  expect(() => dataAt(join(content, 'broken.yaml'))).toThrow(/^content\/broken\.yaml:1: /);
});
