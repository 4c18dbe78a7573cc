import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn } from '#library/dates.ts';
import { placeOf } from '#library/files/content-import.ts';
import { moduleAt, today } from '#library/files/modules.ts';

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

const imported = async (specifier: string, day?: string): Promise<unknown> => {
  const source = moduleAt(placeOf(specifier, content), day);
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).default;
};

it('gives the data of one file', async () => {
  expect(await imported('#content/site.yaml')).toMatchObject({ brand: 'A & B' });
});

it('gives every file of a folder by its name, and nothing of another kind', async () => {
  const texts = await imported('#content/blog/*.md');
  expect(texts).toEqual({ one: 'First\n', two: 'Second “quoted”\n' });
});

it('leaves out what nobody may see on the day', async () => {
  mkdirSync(join(content, 'dated'));
  const write = (name: string, ...top: string[]) =>
    writeFileSync(join(content, 'dated', name), ['---', ...top, '---', 'Text'].join('\n'));
  write('past.md', 'date: May 6, 2025');
  write('future.md', 'date: June 1, 2027');
  write('draft.md', 'date: May 6, 2025', 'draft: true');
  const names = async (day?: string) =>
    Object.keys(Object(await imported('#content/dated/*.md', day)));
  expect(await names('2027-05-31')).toEqual(['past']);
  expect(await names('2027-06-01')).toEqual(['future', 'past']);
  expect(await names()).toEqual(['draft', 'future', 'past']);
});

it('takes the day from the time zone of the pharmacy', () => {
  writeFileSync(join(content, 'site.yaml'), 'timeZone: America/Los_Angeles\n');
  expect(today(content)).toBe(dayIn('America/Los_Angeles'));
});

it('gives where a file marks what is invented', async () => {
  expect(await imported('#content/quotes.yaml?placeholders')).toEqual([['items', 1]]);
  expect(await imported('#content/site.yaml?placeholders')).toEqual([]);
});

it('gives what each ZIP code of the state means to this pharmacy', async () => {
  const site = ['address: { zip: 90064, state: CA }', 'geo: { latitude: 34, longitude: -118 }'];
  writeFileSync(join(content, 'pharmacy.yaml'), site.join('\n'));
  writeFileSync(join(content, 'business.yaml'), 'sameDay: { miles: 15 }\n');
  const zips = await imported('#content/pharmacy.yaml?zips');
  expect(zips).toMatchObject({ ranges: [[90_000, 96_199]] });
  expect(Object(zips).letters).toMatch(/^[slp-]{6200}$/);
});

it('names a broken file as an editor of the site knows it', () => {
  expect(() => moduleAt(join(content, 'broken.yaml'))).toThrow(/^content\/broken\.yaml:1: /);
});
