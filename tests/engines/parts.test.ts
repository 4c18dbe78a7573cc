import { describe, expect, test } from 'vitest';
import { site } from '#library/facts.ts';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { inquiryWords } from '#library/inquiry/words.ts';
import { cards } from '#library/medicine/medicine.ts';
import { cardPath } from '#library/paths/addresses.ts';
import { fullestAddress } from '#library/prescription/testing/fullest.ts';
import { pages, planWords } from '#library/words.ts';
import { postPath, whole } from '../articles.ts';
import { postForm, sheetsIn } from '../paper.ts';
import {
  address,
  browser,
  desktop,
  expectAwake,
  inPage,
  inWindow,
  openAwake,
  phone,
  shows,
  texts,
} from './site.ts';

test('tabs open by a press, keep the query, and follow Back', async () => {
  const selected = () => texts('[role=tab][aria-selected=true]');
  await openAwake('/services?utm=1');
  const [first, second] = await texts('[role=tab]');
  await browser.click('[role=tab]:nth-of-type(2)');
  await expect.poll(selected).toEqual([second]);
  const panel = await inPage(
    () =>
      document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-controls') ?? '',
  );
  await expect.poll(() => shows(`#${panel}`)).toBe(true);
  await expect.poll(address).toBe(`/services?utm=1#${panel}`);
  await browser.back();
  await expect.poll(selected).toEqual([first]);
});

describe('an article', () => {
  const post = postPath(whole);
  const contents = 'nav[aria-labelledby=contents]';
  const progress = () =>
    inPage(() => {
      const bar = document.querySelector<HTMLElement>('main x-island > [aria-hidden] > i');
      return bar ? getComputedStyle(bar).clipPath : 'no bar';
    });

  test('has contents that follow the reader, progress and Share', async () => {
    await openAwake(post);
    const links = await texts(`${contents} a`);
    await expect.poll(() => texts(`${contents} [aria-current]`)).toEqual([links[0]]);
    const atTop = await progress();
    await browser.click(`${contents} li:last-child > a`);
    await expect.poll(() => texts(`${contents} [aria-current]`)).toEqual([links.at(-1)]);
    expect(await address()).toMatch(/#./);
    await expect.poll(progress).not.toBe(atTop);
    await expect.poll(() => shows('button', 'Share article')).toBe(true);
  });

  test('shows citations within the window', async () => {
    await openAwake('/learn/skin/acne');
    for (const block of ['start', 'center', 'end'] as const) {
      await inPage((place) => {
        const number = document.querySelector('main button[popovertarget]');
        number?.scrollIntoView({ block: place, behavior: 'instant' });
      }, block);
      await browser.click('main button[popovertarget]');
      await expect.poll(() => shows('[popover]:popover-open')).toBe(true);
      expect(await inWindow('[popover]:popover-open'), block).toBe(true);
      await inPage(() =>
        document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover(),
      );
    }
  });
});

describe('without React', () => {
  test('the menu opens on a phone, and a link closes it', async () => {
    await browser.resize(phone);
    await openAwake('/');
    expect(await shows('#menu')).toBe(false);
    await browser.click('header button[popovertarget=menu]');
    await expect.poll(() => shows('#menu')).toBe(true);
    await browser.click('#menu a[href="/faq"]');
    await expect.poll(address).toBe('/faq');
    await expectAwake();
    expect(await shows('#menu')).toBe(false);
    await browser.resize(desktop);
  });

  test('questions open one at a time', async () => {
    await openAwake('/faq');
    const questions = await texts('summary');
    await browser.click('details:last-of-type > summary');
    await expect.poll(() => texts('details[open] > summary')).toEqual([questions.at(-1)]);
  });
});

describe('with React', () => {
  test('a delivery is planned while its ZIP code is typed', async () => {
    await openAwake('/shipping');
    await browser.type('#zip', site.address.zip);
    await expect.poll(() => texts('#plan > p:first-child')).toEqual([planWords.reach.sameDay]);
    await expect.poll(address).toBe(`/shipping?zip=${site.address.zip}#plan`);
    expect(await texts('#plan dt')).toContain(planWords.cost);
  });

  test('the search of the site finds what is misspelled', async () => {
    await openAwake('/search');
    await browser.type('#q', 'delivry');
    await expect.poll(async () => (await texts('main ol mark'))[0]).toMatch(/deliver/i);
    await expect.poll(address).toBe('/search?q=delivry');
  });

  test('the form shows what is wrong, and then that it was sent', async () => {
    await openAwake('/specialists');
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

test('a prescription is written while it is typed, and stays out of the address', async () => {
  await openAwake('/specialists/prescribing');
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
  'a medicine card and a full fax sheet print on one Letter page',
  async () => {
    await openAwake(cardPath(cards[0]?.slug ?? ''));
    expect(sheetsIn(await browser.print())).toBe(1);
    await openAwake('/specialists/prescribing/fax-sheet');
    await inPage(postForm, fullestAddress(pages.prescribing.composer.choices.without));
    await expect.poll(() => shows('main', 'thin layer')).toBe(true);
    await expectAwake();
    expect(sheetsIn(await browser.print())).toBe(1);
  },
);
