import type { Page } from '@playwright/test';
import { fillIn } from '#library/fill-in.ts';
import { initialRows, maxRows } from '#library/prescription/entries.ts';
import { makeFullestQuery } from '#library/prescription/testing/fullest.ts';
import { pages } from '#library/words.ts';
import { countPages, postForm } from './paper.ts';
import {
  awaitFonts,
  awaitHydration,
  awaitPrintStyles,
  expect,
  full,
  holdScripts,
  noScriptTest,
  openHydrated,
  phone,
  test,
} from './site.ts';

const path = '/specialists/prescribing';
const sheetPath = `${path}/fax-sheet`;
const { composer, sheet } = pages.prescribing;
const { prescribers } = pages['send-a-prescription'];
const { fields, written, problems, text: labels } = composer;

const getField = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const createRowGetter = (label: string) => (page: Page, row: number) =>
  getField(page, fillIn(label, { number: String(row) }));
const getActive = createRowGetter(fields.active);
const getStrength = createRowGetter(fields.strength);
const getUnit = createRowGetter(fields.unit);
/** Each card has the generated text for one field in an e-prescribing system. */
const getCard = (page: Page, name: string) =>
  page
    .getByRole('region', { name: written.title })
    .locator('div', { has: page.getByRole('heading', { name, exact: true, level: 4 }) })
    .first();
const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillForm(page: Page) {
  await getActive(page, 1).fill('Ketoprofen');
  await getStrength(page, 1).fill('10');
  await getUnit(page, 1).fill('%');
  await getActive(page, 2).fill('Zinc oxide');
  await getStrength(page, 2).fill('50');
  await getUnit(page, 2).fill('mg/g');
  await getField(page, fields.form).fill('cream');
  await getField(page, fields.quantity).fill('60 g');
  await getField(page, fields.supply).fill('21');
  await getField(page, fields.directions).fill('Apply to the knee daily.');
  await getField(page, fields.need).fill('Reacts to dye');
}

const formula =
  `${labels.compound}: Ketoprofen 10%; Zinc oxide 50 mg/g. ` +
  `${labels.form}: cream. ${labels.base}: ${labels.anyBase}`;

async function expectOutput(page: Page) {
  await expect(getCard(page, written.names.drug)).toContainText(formula);
  await expect(getCard(page, written.names.directions)).toContainText('Apply to the knee daily.');
  await expect(getCard(page, written.names.notes)).toContainText(`${labels.need}: Reacts to dye`);
  await expect(getCard(page, written.own)).toContainText('60 g');
  await expect(getCard(page, written.own)).toContainText(`${written.supply}21`);
}

test('writes the prescription as the user types, without any request', async ({ page }) => {
  await openHydrated(page, path);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await fillForm(page);
  await expectOutput(page);
  await getField(page, fields.directions).pressSequentially(' Twice.');
  await expect(getCard(page, written.names.directions)).toContainText(
    'Apply to the knee daily. Twice.',
  );
  // Next to the text, the button would do nothing visible.
  await expect(getButton(page, composer.write)).toBeHidden();
  await page.setViewportSize(phone);
  await getButton(page, composer.write).click();
  const heading = page.getByRole('heading', { name: written.title });
  await expect(heading).toBeFocused();
  const header = await page.locator('body > header').boundingBox();
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(path);
});

test('asks for the species only for an animal', async ({ page }) => {
  await openHydrated(page, path);
  await expect(getField(page, fields.species)).toBeHidden();
  await getField(page, composer.patients.animal).check();
  await getField(page, fields.species).fill('Labrador');
  await expect(getCard(page, written.names.notes)).toContainText(labels.noXylitol);
  await getField(page, composer.patients.person).check();
  await expect(getCard(page, written.names.notes)).not.toContainText(labels.noXylitol);
  await expect(getField(page, fields.species)).toBeHidden();
  const animalTerms = [labels.species, labels.noXylitol, ...sheet.patient.animal.slice(0, 2)];
  const listTerms = () => page.getByRole('term').allTextContents();
  await getButton(page, composer.sheet).click();
  await expect(page).toHaveURL(sheetPath);
  const personTerms = await listTerms();
  expect(personTerms).toEqual(expect.arrayContaining(sheet.patient.person));
  for (const term of animalTerms) expect(personTerms).not.toContain(term);
  await page.goBack();
  await awaitHydration(page);
  await getField(page, composer.patients.animal).check();
  await getButton(page, composer.sheet).click();
  await expect(page).toHaveURL(sheetPath);
  expect(await listTerms()).toEqual(expect.arrayContaining(animalTerms));
});

test('keeps the entries on reload and undoes Start over', async ({ page }) => {
  await openHydrated(page, path);
  await fillForm(page);
  await page.getByLabel(composer.choices.without[0] ?? '', { exact: true }).check();
  await page.reload();
  await awaitHydration(page);
  await expectOutput(page);
  await expect(page.getByText(composer.restored.title)).toBeVisible();
  await expect(getActive(page, 2)).toHaveValue('Zinc oxide');
  await getButton(page, composer.again).click();
  await expect(getActive(page, 2)).toHaveValue('');
  await expect(page.getByText(composer.cleared)).toBeVisible();
  await expect(page.getByText(composer.restored.title)).toBeHidden();
  await getButton(page, composer.undo).click();
  await expect(getActive(page, 2)).toHaveValue('Zinc oxide');
  await expect(page.getByLabel(composer.choices.without[0] ?? '', { exact: true })).toBeChecked();
  await expectOutput(page);
  await expect(getButton(page, composer.again)).toBeFocused();
  await getButton(page, composer.again).click();
  await page.reload();
  await awaitHydration(page);
  await expect(getActive(page, 2)).toHaveValue('');
});

test('adds rows by keyboard up to the maximum', async ({ page }) => {
  await openHydrated(page, path);
  const addButton = getButton(page, composer.add);
  for (let row = initialRows + 1; row <= maxRows; row++) {
    await addButton.focus();
    await page.keyboard.press('Enter');
    await expect(getActive(page, row)).toBeFocused();
  }
  await expect(addButton).toHaveCount(0);
  await getStrength(page, maxRows).fill('.5');
  await page.keyboard.press('Enter');
  await expect(getStrength(page, maxRows)).toBeFocused();
  await expect(page.locator(`#strength-${maxRows}-error`)).toHaveText(problems.nakedPoint);
});

test('keeps the entries out of the URL of the form and the fax sheet', async ({ page }) => {
  await openHydrated(page, path);
  await fillForm(page);
  await getStrength(page, 1).fill('.05');
  await getButton(page, composer.sheet).click();
  await expect(page).toHaveURL(sheetPath);
  await expect(page.getByRole('main')).toContainText('Reacts to dye');
  for (const name of [sheet.flagged, composer.missing.title]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  const warning = await page.getByRole('heading', { name: sheet.flagged }).boundingBox();
  expect(warning?.y).toBeLessThan(900);
  await expect(page.getByRole('cell', { name: '.05' })).toContainText(problems.nakedPoint);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(getActive(page, 1)).toHaveValue('Ketoprofen');
  await getButton(page, composer.sheet).click();
  await getButton(page, sheet.back).click();
  await expect(page).toHaveURL(`${path}#compose`);
  await awaitHydration(page);
  await expect(getStrength(page, 1)).toHaveValue('.05');
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.reload(),
  ]);
  expect(request.method()).toBe('GET');
  await expect(getField(page, fields.need)).toHaveValue('Reacts to dye');
});

test('keeps text that was typed before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(path);
  await fillForm(page);
  releaseScripts();
  await expectOutput(page);
  await expect(getActive(page, 1)).toHaveValue('Ketoprofen');
});

test('starts over before hydration', full, async ({ page }) => {
  await openHydrated(page, path);
  await getActive(page, 1).fill('Ketoprofen');
  const releaseScripts = await holdScripts(page);
  await page.reload();
  await getButton(page, composer.again).click();
  await page.waitForURL(`${path}#written`);
  releaseScripts();
  await awaitHydration(page);
  await openHydrated(page, path);
  await expect(getActive(page, 1)).toHaveValue('');
});

test('copies the generated text, and a link with only the formula', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, path);
  await fillForm(page);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const { copy } = pages.contact;
  for (const { name, value } of prescribers.address.slice(0, 1)) {
    await getButton(page, `${copy.label} ${name}`).click();
    await expect.poll(readClipboard).toBe(value);
  }
  await getButton(page, `${copy.label} ${written.names.drug}`).click();
  await expect.poll(readClipboard).toBe(formula);
  const copiedText = `${copy.copied}. ${composer.missing.title}: 2`;
  await expect(page.getByText(copiedText).first()).toBeVisible();
  await getField(page, composer.patients.person).check();
  await getField(page, fields.refills).fill('0');
  await getButton(page, `${copy.label} ${written.names.directions}`).click();
  const announcement = `${copy.copied} ${written.names.directions}`;
  await expect(page.getByRole('status').filter({ hasText: announcement })).toBeAttached();
  await getButton(page, `${copy.label} ${written.quantity}`).click();
  await expect.poll(readClipboard).toBe('60 g');
  await getButton(page, `${copy.label} ${written.link}`).click();
  await expect.poll(readClipboard).toContain(`${path}?patient=person&active-1=Ketoprofen`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openHydrated(page, await readClipboard());
  await expect(page.getByRole('heading', { name: composer.title })).toBeInViewport();
  await expect(getActive(page, 2)).toHaveValue('Zinc oxide');
  await expect(getField(page, fields.need)).toHaveValue('');
  await getStrength(page, 1).fill('.05');
  await getButton(page, `${copy.label} ${written.names.drug}`).click();
  const warning = fillIn(written.flagged, { fields: fillIn(fields.strength, { number: '1' }) });
  await expect.poll(readClipboard).toContain(`${warning}\n\n`);
});

test('keeps a draft for each linked formula until Start over', async ({ page }) => {
  const linkedPath = `${path}?active-1=Ketoprofen`;
  const expectDraft = async (address: string, name: string) => {
    await openHydrated(page, address);
    await expect(getActive(page, 1)).toHaveValue(name);
  };
  await openHydrated(page, path);
  await getActive(page, 1).fill('Zinc oxide');
  await expectDraft(linkedPath, 'Ketoprofen');
  await expect(page.getByText(composer.kept.title)).toBeVisible();
  for (const name of ['Zinc oxide', 'Ketoprofen', 'Zinc oxide']) {
    await getButton(page, fillIn(composer.other, { actives: name })).click();
    await expect(getActive(page, 1)).toHaveValue(name);
  }
  await expect(page).toHaveURL(path);
  await expectDraft(path, 'Zinc oxide');
  await expectDraft(linkedPath, 'Ketoprofen');
  await getActive(page, 1).fill('Menthol');
  await expectDraft(linkedPath, 'Menthol');
  await expectDraft(path, 'Menthol');
  await getButton(page, composer.again).click();
  await expectDraft(linkedPath, 'Ketoprofen');
  await getButton(page, composer.again).click();
  await expect(getActive(page, 1)).toHaveValue('');
  await expectDraft(linkedPath, 'Ketoprofen');
});

noScriptTest('writes the prescription on the server without JavaScript', async ({ page }) => {
  await page.goto(path);
  await fillForm(page);
  await getButton(page, composer.add).click();
  await getActive(page, initialRows + 1).fill('Menthol');
  await getActive(page, initialRows + 1).press('Enter');
  await expect(getCard(page, written.names.drug)).toContainText(
    'Ketoprofen 10%; Zinc oxide 50 mg/g; Menthol',
  );
  await expect(getActive(page, 1)).toHaveValue('Ketoprofen');
  await expect(getActive(page, initialRows + 2)).toHaveCount(0);
  await expect(page).toHaveURL(`${path}#written`);
  await getButton(page, composer.sheet).click();
  await expect(page).toHaveURL(sheetPath);
  await expect(page.getByRole('row')).toHaveText([
    /./,
    'Ketoprofen10%',
    'Zinc oxide50 mg/g',
    'Menthol',
  ]);
  await expect(page.getByRole('main')).toContainText('Reacts to dye');
  await expect(page.getByRole('main')).toContainText(`${written.supply}21`);
  await getButton(page, sheet.back).click();
  await expect(page).toHaveURL(`${path}#compose`);
  await expect(getActive(page, initialRows + 1)).toHaveValue('Menthol');
  await expect(getField(page, fields.need)).toHaveValue('Reacts to dye');
  await getButton(page, composer.again).click();
  await expect(getField(page, fields.need)).toHaveValue('');
});

test('accepts any input without failing or caching it', async ({ request }) => {
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
      await request.post(sheetPath, { headers, data: query }),
    ]) {
      expect(response.status(), query.slice(0, 60)).toBe(200);
      expect(response.headers()['cache-control']).toBe('no-store');
      expect(await response.text()).not.toContain('<script>alert(1)');
    }
  }
});

test('prints a fax sheet with eight actives on one Letter page', async ({ page }) => {
  const params = new URLSearchParams({
    patient: 'animal',
    form: 'Suspension',
    quantity: '120 mL',
    directions: 'Give 1 mL by mouth every 12 hours with food for 14 days.',
  });
  for (let row = 1; row <= maxRows; row++) {
    params.set(`active-${row}`, `Active ${row}`);
    params.set(`strength-${row}`, `${row}`);
    params.set(`unit-${row}`, 'mg/mL');
  }
  expect(await countSheetPages(page, String(params))).toBe(1);
});

test('prints a full fax sheet on at most two Letter pages', async ({ page }) => {
  const query = makeFullestQuery(composer.choices.without);
  expect(await countSheetPages(page, query)).toBeLessThanOrEqual(2);
});

async function countSheetPages(page: Page, query: string): Promise<number> {
  await page.goto(sheetPath);
  await page.evaluate(postForm, query);
  await page.waitForFunction(() => !document.querySelector('#posting'));
  await awaitFonts(page);
  await awaitPrintStyles(page);
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return countPages(pdf);
}
