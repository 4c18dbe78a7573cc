import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** These characters can come from code, or from text that readers type. */
const commonCharacters = [...printableAscii, ...'©®°±²³µ·×éñ–—‘’“”•…′″→−≤≥™½¼¾'];

export function getFontCharacters(contentFolder: string): string {
  const files = globSync('**/*.{md,yaml}', { cwd: contentFolder });
  const sources = files.map((file) => readFileSync(join(contentFolder, file), 'utf8'));
  return [...new Set([...commonCharacters, ...sources.join('').replace(/\s/g, '')])].join('');
}
