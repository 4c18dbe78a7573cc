import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** What code writes and readers type, whatever the content says. */
const everyday = [...printableAscii, ...'©®°±²³µ·×éñ–—‘’“”•…′″→−≤≥™½¼¾'];

/** The characters that our fonts are cut down to: those above, and every one that `content` uses. */
export function fontCharacters(content: string): string {
  const texts = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  return [...new Set([...everyday, ...texts.join('').replace(/\s/g, '')])].join('');
}
