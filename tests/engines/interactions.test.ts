import { expect, test } from 'vitest';
import { site } from '#library/facts.ts';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { makeFullestQuery } from '#library/prescription/testing/fullest.ts';
import { deliveryPlanText, inquiryText, pages } from '#library/words.ts';
import { getPostPath, reviewedArticle } from '../articles.ts';
import { countPages, postForm } from '../paper.ts';
import {
  browser,
  desktop,
  expectHydrated,
  getPath,
  getTexts,
  isInWindow,
  isVisible,
  openHydrated,
  phone,
  runInPage,
} from './site.ts';

test('opens tabs by click, keeps the query and follows Back', async () => {
  const getSelected = () => getTexts('[role=tab][aria-selected=true]');
  await openHydrated('/services?utm=1');
  const [firstTab, secondTab] = await getTexts('[role=tab]');
  await browser.click('[role=tab]:nth-of-type(2)');
  await expect.poll(getSelected).toEqual([secondTab]);
  const panel = await runInPage(
    () =>
      document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-controls') ?? '',
  );
  await expect.poll(() => isVisible(`#${panel}`)).toBe(true);
  await expect.poll(getPath).toBe(`/services?utm=1#${panel}`);
  await browser.back();
  await expect.poll(getSelected).toEqual([firstTab]);
});

const articlePath = getPostPath(reviewedArticle);
const contentsSelector = 'nav[aria-labelledby=contents]';
const getProgress = () =>
  runInPage(() => {
    const bar = document.querySelector<HTMLElement>('main x-island > [aria-hidden] > i');
    return bar ? getComputedStyle(bar).clipPath : 'no bar';
  });

test('marks the current heading, shows progress and offers Share in an article', async () => {
  await openHydrated(articlePath);
  const links = await getTexts(`${contentsSelector} a`);
  await expect.poll(() => getTexts(`${contentsSelector} [aria-current]`)).toEqual([links[0]]);
  const topProgress = await getProgress();
  await browser.click(`${contentsSelector} li:last-child > a`);
  await expect.poll(() => getTexts(`${contentsSelector} [aria-current]`)).toEqual([links.at(-1)]);
  expect(await getPath()).toMatch(/#./);
  await expect.poll(getProgress).not.toBe(topProgress);
  await expect.poll(() => isVisible('button', 'Share article')).toBe(true);
});

test('shows citations inside the window', async () => {
  await openHydrated('/learn/skin/acne');
  for (const block of ['start', 'center', 'end'] as const) {
    await runInPage((position) => {
      const button = document.querySelector('main button[popovertarget]');
      button?.scrollIntoView({ block: position, behavior: 'instant' });
    }, block);
    await browser.click('main button[popovertarget]');
    await expect.poll(() => isVisible('[popover]:popover-open')).toBe(true);
    expect(await isInWindow('[popover]:popover-open'), block).toBe(true);
    await runInPage(() =>
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover(),
    );
  }
});

test('opens the menu on a phone and closes it with a link', async () => {
  await browser.resize(phone);
  await openHydrated('/');
  expect(await isVisible('#menu')).toBe(false);
  await browser.click('header button[popovertarget=menu]');
  await expect.poll(() => isVisible('#menu')).toBe(true);
  await browser.click('#menu a[href="/faq"]');
  await expect.poll(getPath).toBe('/faq');
  await expectHydrated();
  expect(await isVisible('#menu')).toBe(false);
  await browser.resize(desktop);
});

test('plans a delivery as a ZIP code is typed', async () => {
  await openHydrated('/shipping');
  await browser.type('#zip', site.address.zip);
  await expect
    .poll(() => getTexts('#plan p:first-child'))
    .toEqual([deliveryPlanText.reach.sameDay]);
  await expect.poll(getPath).toBe(`/shipping?zip=${site.address.zip}#plan`);
  expect(await getTexts('#plan dt')).toContain(deliveryPlanText.cost);
});

test('finds a misspelled word', async () => {
  await openHydrated('/search');
  await browser.type('#q', 'delivry');
  await expect.poll(async () => (await getTexts('main ol mark'))[0]).toMatch(/deliver/i);
  await expect.poll(getPath).toBe('/search?q=delivry');
});

test('shows problems in the form, then a confirmation', async () => {
  await openHydrated('/specialists');
  await browser.click('form button');
  await expect.poll(() => getTexts('form section a')).toHaveLength(inquiryFields.length);
  for (const [name, value] of Object.entries(sampleValues)) {
    await browser.type(`form [name=${name}]`, value);
  }
  await expect.poll(() => getTexts('form section a')).toEqual([]);
  await browser.click('form button');
  await expect
    .poll(() => getTexts('form section'))
    .toEqual([expect.stringContaining(inquiryText.outcomes.sent.title)]);
});

test('writes a prescription as fields are filled in and keeps it out of the URL', async () => {
  await openHydrated('/specialists/prescribing');
  await browser.type('#active-1', 'Zinc oxide');
  await browser.type('#strength-1', '5');
  await browser.type('#unit-1', '%');
  await expect
    .poll(() => getTexts('#written ~ div p'))
    .toContainEqual(expect.stringContaining('Zinc oxide 5%'));
  expect(await getPath()).toBe('/specialists/prescribing');
});

test.skipIf(process.env.TEST_ENGINE === 'webkit')(
  'prints a medicine card and a full fax sheet on at most two Letter pages',
  async () => {
    const hasPrintStyles = () =>
      runInPage(() => [...document.styleSheets].some(({ media }) => media.mediaText === 'print'));
    await openHydrated(cardPath(cards[0]?.slug ?? ''));
    await expect.poll(hasPrintStyles).toBe(true);
    expect(countPages(await browser.print())).toBeLessThanOrEqual(2);
    await openHydrated('/specialists/prescribing/fax-sheet');
    await runInPage(postForm, makeFullestQuery(pages.prescribing.composer.choices.without));
    await expect.poll(() => isVisible('main', 'thin layer')).toBe(true);
    await expectHydrated();
    await expect.poll(hasPrintStyles).toBe(true);
    expect(countPages(await browser.print())).toBeLessThanOrEqual(2);
  },
);
