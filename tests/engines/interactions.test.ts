import { describe, expect, test } from 'vitest';
import { site } from '#library/facts.ts';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { inquiryWords } from '#library/inquiry/words.ts';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { fullestAddress } from '#library/prescription/testing/fullest.ts';
import { pages, planWords } from '#library/words.ts';
import { postPath, reviewedArticle } from '../articles.ts';
import { countPages, postForm } from '../paper.ts';
import {
  address,
  browser,
  desktop,
  expectHydrated,
  inPage,
  inWindow,
  isVisible,
  openHydrated,
  phone,
  texts,
} from './site.ts';

test('opens tabs by click, keeps the query, and follows Back', async () => {
  const selected = () => texts('[role=tab][aria-selected=true]');
  await openHydrated('/services?utm=1');
  const [first, second] = await texts('[role=tab]');
  await browser.click('[role=tab]:nth-of-type(2)');
  await expect.poll(selected).toEqual([second]);
  const panel = await inPage(
    () =>
      document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-controls') ?? '',
  );
  await expect.poll(() => isVisible(`#${panel}`)).toBe(true);
  await expect.poll(address).toBe(`/services?utm=1#${panel}`);
  await browser.back();
  await expect.poll(selected).toEqual([first]);
});

describe('article', () => {
  const post = postPath(reviewedArticle);
  const contents = 'nav[aria-labelledby=contents]';
  const progress = () =>
    inPage(() => {
      const bar = document.querySelector<HTMLElement>('main x-island > [aria-hidden] > i');
      return bar ? getComputedStyle(bar).clipPath : 'no bar';
    });

  test('marks the current heading, shows progress and offers Share', async () => {
    await openHydrated(post);
    const links = await texts(`${contents} a`);
    await expect.poll(() => texts(`${contents} [aria-current]`)).toEqual([links[0]]);
    const atTop = await progress();
    await browser.click(`${contents} li:last-child > a`);
    await expect.poll(() => texts(`${contents} [aria-current]`)).toEqual([links.at(-1)]);
    expect(await address()).toMatch(/#./);
    await expect.poll(progress).not.toBe(atTop);
    await expect.poll(() => isVisible('button', 'Share article')).toBe(true);
  });

  test('shows citations inside the window', async () => {
    await openHydrated('/learn/skin/acne');
    for (const block of ['start', 'center', 'end'] as const) {
      await inPage((place) => {
        const number = document.querySelector('main button[popovertarget]');
        number?.scrollIntoView({ block: place, behavior: 'instant' });
      }, block);
      await browser.click('main button[popovertarget]');
      await expect.poll(() => isVisible('[popover]:popover-open')).toBe(true);
      expect(await inWindow('[popover]:popover-open'), block).toBe(true);
      await inPage(() =>
        document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover(),
      );
    }
  });
});

describe('without React', () => {
  test('opens the menu on a phone, and closes it with a link', async () => {
    await browser.resize(phone);
    await openHydrated('/');
    expect(await isVisible('#menu')).toBe(false);
    await browser.click('header button[popovertarget=menu]');
    await expect.poll(() => isVisible('#menu')).toBe(true);
    await browser.click('#menu a[href="/faq"]');
    await expect.poll(address).toBe('/faq');
    await expectHydrated();
    expect(await isVisible('#menu')).toBe(false);
    await browser.resize(desktop);
  });

  test('opens one question at a time', async () => {
    await openHydrated('/faq');
    const questions = await texts('summary');
    await browser.click('details:last-of-type > summary');
    await expect.poll(() => texts('details[open] > summary')).toEqual([questions.at(-1)]);
  });
});

describe('with React', () => {
  test('plans a delivery while a ZIP code is typed', async () => {
    await openHydrated('/shipping');
    await browser.type('#zip', site.address.zip);
    await expect.poll(() => texts('#plan > p:first-child')).toEqual([planWords.reach.sameDay]);
    await expect.poll(address).toBe(`/shipping?zip=${site.address.zip}#plan`);
    expect(await texts('#plan dt')).toContain(planWords.cost);
  });

  test('finds a misspelled word', async () => {
    await openHydrated('/search');
    await browser.type('#q', 'delivry');
    await expect.poll(async () => (await texts('main ol mark'))[0]).toMatch(/deliver/i);
    await expect.poll(address).toBe('/search?q=delivry');
  });

  test('shows problems in the form, and then that it was sent', async () => {
    await openHydrated('/specialists');
    await browser.click('form button');
    await expect.poll(() => texts('form section a')).toHaveLength(inquiryFields.length);
    for (const [name, value] of Object.entries(sampleValues)) {
      await browser.type(`form [name=${name}]`, value);
    }
    await expect.poll(() => texts('form section a')).toEqual([]);
    await browser.click('form button');
    await expect
      .poll(() => texts('form section'))
      .toEqual([expect.stringContaining(inquiryWords.outcomes.sent.title)]);
  });
});

test('writes a prescription while it is typed, and keeps it out of the URL', async () => {
  await openHydrated('/specialists/prescribing');
  await browser.type('#active-1', 'Zinc oxide');
  await browser.type('#strength-1', '5');
  await browser.type('#unit-1', '%');
  await expect
    .poll(() => texts('#written ~ div p'))
    .toContainEqual(expect.stringContaining('Zinc oxide 5%'));
  expect(await address()).toBe('/specialists/prescribing');
});

// The driver of WebKit can't print.
test.skipIf(process.env.TEST_ENGINE === 'webkit')(
  'prints a medicine card and a full fax sheet on at most two Letter pages',
  async () => {
    await openHydrated(cardPath(cards[0]?.slug ?? ''));
    expect(countPages(await browser.print())).toBeLessThanOrEqual(2);
    await openHydrated('/specialists/prescribing/fax-sheet');
    await inPage(postForm, fullestAddress(pages.prescribing.composer.choices.without));
    await expect.poll(() => isVisible('main', 'thin layer')).toBe(true);
    await expectHydrated();
    expect(countPages(await browser.print())).toBeLessThanOrEqual(2);
  },
);
