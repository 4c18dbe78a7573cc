import { expect, test } from 'vitest';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/medicine/paths.ts';
import { sheetsIn } from '../paper.ts';
import { browser, openAwake } from './site.ts';

test.each([
  ...cards.map(({ slug }) => cardPath(slug)),
  ...sheets.map(({ slug }) => sheetPath(slug)),
])('%s fits on one Letter page', async (path) => {
  await openAwake(path);
  expect(sheetsIn(await browser.print())).toBe(1);
});

test('a page of several sheets is counted as such', async () => {
  await openAwake('/your-medicine');
  expect(sheetsIn(await browser.print())).toBeGreaterThan(1);
});
