import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Characters that code writes or readers type. */
const everyday = [...printableAscii, ...'©®°±²³µ·×éñ–—‘’“”•…′″→−≤≥™½¼¾'];

/** The characters to keep in our fonts, including every character in the content folder. */
export function fontCharacters(content: string): string {
  const texts = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return [...new Set([...everyday, ...texts.join('').replace(/\s/g, '')])].join('');
}
