/**
 * Lists what the owner still has to fill in before the site may go live, and fails while any is left.
 * Usage: npm run launch-check [-- folder]
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { placeholdersInCode, placeholdersInMarkdown } from './placeholders.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'content'));
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => /\.(ts|md)$/.test(file) && !/\.test\.ts$/.test(file))
  .sort();

let left = 0;
for (const file of files) {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  const found = file.endsWith('.md')
    ? placeholdersInMarkdown(source)
    : placeholdersInCode(path, source);
  left += found.length;
  for (const { line, replaceWith, now } of found) {
    console.log(
      `${relative(process.cwd(), path)}:${line}\n  put here: ${replaceWith}\n  now: ${now}`,
    );
  }
}

if (left > 0) {
  console.error(
    `\n${left} ${left === 1 ? 'placeholder is' : 'placeholders are'} left. Put the real values in, take the placeholder mark away, and run this again.`,
  );
  process.exitCode = 1;
} else {
  console.log(`No placeholders are left in ${files.length} files.`);
}
