import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fontCharacters } from './font-characters.ts';

it('includes common characters and those in any content file', () => {
  const content = temporaryFolder();
  expect(fontCharacters(content)).toMatch(/A.*z.*ñ/);
  mkdirSync(join(content, 'blog'));
  writeFileSync(join(content, 'people.yaml'), 'name: Zoë Ağaoğlu\n');
  writeFileSync(join(content, 'blog/crème.md'), 'Keep it below 25 ℃.\n');
  for (const typed of 'ëğ℃') expect(fontCharacters(content)).toContain(typed);
});
