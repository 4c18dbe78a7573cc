import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placesEverywhere, placesInCode, placesOfArticles } from '#library/paths/places.ts';

const code = globSync('app/{pages,shell,article}/**/*.tsx')
  .concat('app/root.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each([...placesEverywhere, ...placesOfArticles, ...Object.values(placesInCode).flat()])(
  'a page has the place #%s that content may link to',
  (id) => {
    expect(code).toContain(`id="${id}"`);
  },
);
