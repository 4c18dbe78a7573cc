import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { getFontCharacters } from './font-characters.ts';

it('includes common characters and every character in content files', () => {
  const contentFolder = createTemporaryFolder();
  expect(getFontCharacters(contentFolder)).toMatch(/A.*z.*ñ/);
  mkdirSync(join(contentFolder, 'blog'));
  writeFileSync(join(contentFolder, 'people.yaml'), 'name: Zoë Ağaoğlu\n');
  writeFileSync(join(contentFolder, 'blog/crème.md'), 'Keep it below 25 ℃.\n');
  for (const character of 'ëğ℃') expect(getFontCharacters(contentFolder)).toContain(character);
});
