import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fontCharacters } from './font-characters.ts';

let content: string;

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(content, { recursive: true }));

test('what an owner types is in the fonts, wherever it stands', () => {
  mkdirSync(join(content, 'blog'));
  writeFileSync(join(content, 'people.yaml'), 'name: Zoë Ağaoğlu\n');
  writeFileSync(join(content, 'blog/crème.md'), 'Keep it below 25 ℃.\n');
  const characters = fontCharacters(content);
  for (const typed of 'ëğ℃') expect(characters).toContain(typed);
});

test('a site without a word still has letters, for what readers type', () => {
  expect(fontCharacters(content)).toMatch(/A.*z.*ñ/);
});

test('a character is listed once', () => {
  writeFileSync(join(content, 'site.yaml'), 'name: éé\n\tcity: é\n');
  const characters = [...fontCharacters(content)];
  expect(characters).toHaveLength(new Set(characters).size);
});
