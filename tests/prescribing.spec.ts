import type { Page } from '@playwright/test';
import { fillIn } from '#library/fill-in.ts';
import { initialRows, maxRows } from '#library/prescription/entries.ts';
import { fullestAddress } from '#library/prescription/testing/fullest.ts';
import { pages } from '#library/words.ts';
import { countPages, postForm } from './paper.ts';
import { expect, holdScripts, hydrated, openHydrated, ownFonts, test } from './site.ts';

const path = '/specialists/prescribing';
const sheet = `${path}/fax-sheet`;
const { composer } = pages.prescribing;
const { prescribers } = pages['send-a-prescription'];
const { fields, written, problems, text: labels } = composer;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const active = (page: Page, number: number) =>
  field(page, fillIn(fields.active, { number: String(number) }));
const strength = (page: Page, number: number) =>
  field(page, fillIn(fields.strength, { number: String(number) }));
const unit = (page: Page, number: number) =>
  field(page, fillIn(fields.unit, { number: String(number) }));
/** The label with the text for one field of an e-prescribing system. */
const label = (page: Page, name: string) =>
  page
    .getByRole('region', { name: written.title })
    .locator('div', { has: page.getByRole('heading', { name, exact: true, level: 4 }) })
    .first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillForm(page: Page) {
  await active(page, 1).fill('Ketoprofen');
  await strength(page, 1).fill('10');
  await unit(page, 1).fill('%');
  await active(page, 2).fill('Zinc oxide');
  await strength(page, 2).fill('50');
  await unit(page, 2).fill('mg/g');
  await field(page, fields.form).fill('cream');
  await field(page, fields.quantity).fill('60 g');
  await field(page, fields.directions).fill('Apply to the knee.');
  await field(page, fields.need).fill('Reacts to dye');
}

async function expectTexts(page: Page) {
  const formula = `${labels.compound}: Ketoprofen 10%; Zinc oxide 50 mg/g. ${labels.form}: cream`;
  await expect(label(page, written.names.drug)).toContainText(formula);
  await expect(label(page, written.names.directions)).toContainText('Apply to the knee.');
  await expect(label(page, written.names.notes)).toContainText(`${labels.need}: Reacts to dye`);
  await expect(label(page, written.own)).toContainText('60 g');
}

test.describe('form', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, path);
  });

  test('writes the texts while the user types, without any request', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await fillForm(page);
    await expectTexts(page);
    await field(page, fields.directions).pressSequentially(' Twice.');
    await expect(label(page, written.names.directions)).toContainText('Apply to the knee. Twice.');
    await button(page, composer.write).click();
    const heading = page.getByRole('heading', { name: written.title });
    await expect(heading).toBeFocused();
    const header = await page.locator('body > header').boundingBox();
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(path);
  });

  test('keeps the entries on reload, and undoes Start over', async ({ page }) => {
    await fillForm(page);
    await page.getByLabel(composer.choices.without[0] ?? '', { exact: true }).check();
    await page.reload();
    await hydrated(page);
    await expectTexts(page);
    await expect(active(page, 2)).toHaveValue('Zinc oxide');
    await button(page, composer.again).click();
    await expect(active(page, 2)).toHaveValue('');
    await expect(page.getByText(composer.cleared)).toBeVisible();
    await button(page, composer.undo).click();
    await expect(active(page, 2)).toHaveValue('Zinc oxide');
    await expect(page.getByLabel(composer.choices.without[0] ?? '', { exact: true })).toBeChecked();
    await expectTexts(page);
    await expect(button(page, composer.again)).toBeFocused();
    await button(page, composer.again).click();
    await page.reload();
    await hydrated(page);
    await expect(active(page, 2)).toHaveValue('');
  });

  test('adds rows by keyboard up to the maximum', async ({ page }) => {
    const add = button(page, composer.add);
    for (let row = initialRows + 1; row <= maxRows; row++) {
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(active(page, row)).toBeFocused();
    }
    await expect(add).toHaveCount(0);
    await strength(page, maxRows).fill('.5');
    await expect(page.locator(`#strength-${maxRows}-error`)).toHaveText(problems.nakedPoint);
  });

  test('keeps the entries out of the URL on the way to the fax sheet and back', async ({
    page,
  }) => {
    await fillForm(page);
    await strength(page, 1).fill('.05');
    await button(page, composer.sheet).click();
    await expect(page).toHaveURL(sheet);
    await expect(page.getByRole('main')).toContainText('Reacts to dye');
    await expect(
      page.getByRole('heading', { name: pages.prescribing.sheet.flagged }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(active(page, 1)).toHaveValue('Ketoprofen');
    await button(page, composer.sheet).click();
    await button(page, pages.prescribing.sheet.back).click();
    await expect(page).toHaveURL(`${path}#compose`);
    await hydrated(page);
    await expect(strength(page, 1)).toHaveValue('.05');
    // A reload requests the page and doesn't submit the form again.
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.isNavigationRequest()),
      page.reload(),
    ]);
    expect(request.method()).toBe('GET');
    await expect(field(page, fields.need)).toHaveValue('Reacts to dye');
  });
});

test('keeps text that was typed before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(path);
  await fillForm(page);
  releaseScripts();
  await expectTexts(page);
  await expect(active(page, 1)).toHaveValue('Ketoprofen');
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies each text and number exactly', async ({ page }) => {
    await openHydrated(page, path);
    await fillForm(page);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const { copy } = pages.contact;
    for (const { name, value } of prescribers.address.slice(0, 1)) {
      await button(page, `${copy.label} ${name}`).click();
      await expect.poll(copied).toBe(value);
    }
    await button(page, `${copy.label} ${written.names.drug}`).click();
    await expect
      .poll(copied)
      .toBe(`${labels.compound}: Ketoprofen 10%; Zinc oxide 50 mg/g. ${labels.form}: cream`);
    await button(page, `${copy.label} ${written.quantity}`).click();
    await expect.poll(copied).toBe('60 g');
    await button(page, `${copy.label} ${written.link}`).click();
    await expect.poll(copied).toContain(`${path}?active-1=Ketoprofen`);
    const link = new URL(await copied());
    expect(link.search).not.toMatch(/Reacts|Apply|60/);
    await openHydrated(page, link.href);
    await expect(active(page, 2)).toHaveValue('Zinc oxide');
    await expect(field(page, fields.need)).toHaveValue('');
    await strength(page, 1).fill('.05');
    await button(page, `${copy.label} ${written.names.drug}`).click();
    const warning = fillIn(written.flagged, { fields: fillIn(fields.strength, { number: '1' }) });
    await expect.poll(copied).toContain(`${warning}\n\n`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('writes the texts on the server, adds rows, and keeps every entry', async ({ page }) => {
    await page.goto(path);
    await fillForm(page);
    await field(page, fields.refills).fill('a');
    await button(page, composer.add).click();
    await active(page, initialRows + 1).fill('Menthol');
    // Enter in a field writes the texts and adds no row.
    await active(page, initialRows + 1).press('Enter');
    await expect(label(page, written.names.drug)).toContainText(
      'Ketoprofen 10%; Zinc oxide 50 mg/g; Menthol',
    );
    await expect(active(page, 1)).toHaveValue('Ketoprofen');
    await expect(active(page, initialRows + 2)).toHaveCount(0);
    await expect(page.locator('#refills-error')).toHaveText(problems.notCount);
    await expect(page.getByRole('link', { name: fields.refills, exact: true })).toBeInViewport();
    await expect(field(page, fields.refills)).toHaveValue('a');
    await expect(page).toHaveURL(`${path}#written`);
    await button(page, composer.sheet).click();
    await expect(page).toHaveURL(sheet);
    await expect(page.getByRole('row')).toHaveText([
      /./,
      'Ketoprofen10%',
      'Zinc oxide50 mg/g',
      'Menthol',
    ]);
    await expect(page.getByRole('main')).toContainText('Reacts to dye');
    await button(page, pages.prescribing.sheet.back).click();
    await expect(page).toHaveURL(`${path}#compose`);
    await expect(active(page, initialRows + 1)).toHaveValue('Menthol');
    await expect(field(page, fields.need)).toHaveValue('Reacts to dye');
    await button(page, composer.again).click();
    await expect(field(page, fields.need)).toHaveValue('');
  });
});

test('responds to any input without failing or caching it', async ({ request }) => {
  for (const query of [
    'active-1=%',
    'active-1=%00%ff%fe&directions=%E0%A4%A',
    `rows=99999999999999999999&${'add=row&'.repeat(50)}`,
    `directions=${'x'.repeat(9000)}`,
    'active-1=%3Cscript%3Ealert(1)%3C/script%3E',
    'without=all&weight-unit=stone&limit-drug=-1&__proto__=1&constructor=2',
  ]) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const response of [
      await request.get(`${path}?${query}`),
      await request.post(path, { headers, data: query }),
      await request.post(sheet, { headers, data: query }),
    ]) {
      expect(response.status(), query.slice(0, 60)).toBe(200);
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(await response.text()).not.toContain('<script>alert(1)');
    }
  }
});

test('prints a full fax sheet on at most two Letter pages', async ({ page }) => {
  await page.goto(sheet);
  await page.evaluate(postForm, fullestAddress(composer.choices.without));
  await page.waitForFunction(() => !document.querySelector('#posting'));
  await ownFonts(page);
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  expect(countPages(pdf)).toBeLessThanOrEqual(2);
});
