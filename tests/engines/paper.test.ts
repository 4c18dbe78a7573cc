import { expect, test } from 'vitest';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/paths/addresses.ts';
import { fullestAddress } from '#library/prescription/testing/fullest.ts';
import { pages } from '#library/words.ts';
import { postForm, sheetsIn } from '../paper.ts';
import { browser, expectAwake, inPage, openAwake, shows } from './site.ts';

const faxSheet = '/specialists/prescribing/fax-sheet';

test.each([
  ...cards.map(({ slug }) => cardPath(slug)),
  ...sheets.map(({ slug }) => sheetPath(slug)),
  faxSheet,
])('%s fits on one Letter page', async (path) => {
  await openAwake(path);
  expect(sheetsIn(await browser.print())).toBe(1);
});

test('a fax sheet that is full fits on one Letter page', async () => {
  await openAwake(faxSheet);
  await inPage(postForm, fullestAddress(pages.prescribing.composer.choices.without));
  await expect.poll(() => shows('main', 'thin layer')).toBe(true);
  await expectAwake();
  expect(sheetsIn(await browser.print())).toBe(1);
});

test('a page of several sheets is counted as such', async () => {
  await openAwake('/your-medicine');
  expect(sheetsIn(await browser.print())).toBeGreaterThan(1);
});
