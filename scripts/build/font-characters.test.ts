import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { getFontCharacters } from './font-characters.ts';

it('includes common characters and every character in content files', () => {
  const contentFolder = createTemporaryFolder({
    'people.yaml': 'name: Zoë Ağaoğlu\n',
    'blog/crème.md': 'Keep it below 25 ℃.\n',
  });
  for (const character of 'Azñëğ℃') expect(getFontCharacters(contentFolder)).toContain(character);
});
