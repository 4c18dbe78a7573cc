import { readFileSync } from 'node:fs';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath, labelPath } from '#library/paths/addresses.ts';
import { articleText, pages } from '#library/words.ts';
import { awaitStart, desktop, expect, full, phone, test } from './site.ts';

const person = cardPath(cards.find(({ patient }) => patient === 'person')?.slug ?? '');

test('answers a question with a part of the label', async ({ page }) => {
  const { otherParts } = pages['medicine-label'];
  const { name, value, question } = otherParts.find((part) => part.question) ?? { value: '' };
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(labelPath);
  const strip = page.getByRole('button', { name: `${name} ${value}`, exact: true });
  const enlargement = page.getByRole('note', { name, exact: true });
  await expect(strip).toBeVisible();
  await expect(enlargement).toBeHidden();
  await page.getByRole('button', { name: question }).click();
  await expect(enlargement).toContainText(value);
  // In a window this short, the explanation opens above the question, to the right of the title.
  const titleEnd = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = new Range();
    range.selectNodeContents(title);
    return range.getBoundingClientRect().right;
  });
  expect((await enlargement.boundingBox())?.x).toBeGreaterThan(titleEnd);
  await page.keyboard.press('Escape');
  await strip.click();
  await expect(enlargement).toBeVisible();
  await enlargement.getByRole('button').click();
  await expect(enlargement).toBeHidden();
  await strip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(enlargement.getByRole('button')).toBeFocused();
  await expect(enlargement.getByRole('button')).toHaveAccessibleDescription(/./);
  // Otherwise, the explanation could cover the focused part.
  await page.keyboard.press('Shift+Tab');
  await expect(enlargement).toBeHidden();
});

for (const viewport of [desktop, { width: 1366, height: 768 }, phone]) {
  test(`opens every note of the label in full at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(labelPath);
    for (const button of await page.locator('main button[popovertarget]:visible').all()) {
      await button.click();
      const hiddenHeight = await page
        .locator(':popover-open')
        .evaluate((note) => note.scrollHeight - note.clientHeight);
      expect(hiddenHeight, await button.innerText()).toBe(0);
      await page.keyboard.press('Escape');
    }
  });
}

test('opens a note of the label in full in a small window', async ({ page }) => {
  const { name, value } = pages['medicine-label'].patientArea[1] ?? { name: '' };
  await page.setViewportSize({ width: 384, height: 512 });
  await page.goto(labelPath);
  await awaitStart(page);
  const strip = page.getByRole('button', { name: `${name} ${value}`, exact: true });
  await strip.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await strip.click();
  const note = page.getByRole('note', { name, exact: true });
  await expect(note).toBeInViewport({ ratio: 1 });
  // The bottom padding may be cut off.
  const hidden = await note.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBeLessThanOrEqual(10);
});

test('marks the part of the label that a link leads to', async ({ page }) => {
  const { id, name, value } = pages['medicine-label'].otherParts.at(-1) ?? { id: '' };
  await page.setViewportSize(phone);
  await page.goto(`${labelPath}#${id}`);
  const strip = page.getByRole('button', { name: `${name} ${value}`, exact: true });
  await expect(strip).toBeInViewport();
  await expect(strip).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

for (const path of [person, '/your-medicine']) {
  test(`shows a large link to call 911 at the top of ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const link = page.locator('main a[href="tel:911"]').first();
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    const heading = await page.locator('main h2').filter({ visible: true }).first().boundingBox();
    expect(box?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
  });
}

test('prints from the button', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(person);
  await awaitStart(page);
  const button = page.getByRole('button', { name: articleText.print.button });
  await expect(async () => {
    await button.click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1, { timeout: 100 });
  }).toPass();
});

test('makes a calendar file two weeks before the medicine runs out', async ({ page }) => {
  await page.goto('/your-medicine');
  await awaitStart(page);
  await page.waitForLoadState('networkidle');
  const form = page.locator('form[data-action="reminder"]');
  const fileNames: string[] = [];
  page.on('download', (file) => fileNames.push(file.suggestedFilename()));
  // This day is past, so a reminder would come too late.
  await form.locator('input').fill('2020-03-14');
  await form.getByRole('button').click();
  await expect(form.locator('output')).toHaveText(pages['your-medicine'].reminder.soon);
  await form.locator('input').fill('2099-03-14');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button').click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20990');
  expect(fileNames).toEqual(['refill.ics']);
  await expect(form.locator('output')).toContainText('February 27, 2099');
  expect(new URL(page.url()).search).toBe('');
});

test('clips the rays of a drawing that moves to the next page', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      if (!viewTransition) return;
      await viewTransition.ready;
      const root = document.documentElement;
      root.dataset.overflow = getComputedStyle(root, '::view-transition-group(object)').overflow;
    });
  });
  await page.goto('/your-medicine');
  await page.locator(`a[href="${person}"]`).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-overflow', 'clip');
});
