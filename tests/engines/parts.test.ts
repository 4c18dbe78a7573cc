import { describe, expect, test } from 'vitest';
import { site } from '#library/facts.ts';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { inquiryWords } from '#library/inquiry/words.ts';
import { slug } from '#library/slug.ts';
import { planWords, questions } from '#library/words.ts';
import { postPath, whole } from '../articles.ts';
import { explaining } from '../explaining.ts';
import {
  address,
  browser,
  desktop,
  expectAwake,
  inPage,
  inWindow,
  openAwake,
  phone,
  scrolled,
  shows,
  texts,
} from './site.ts';
import { ticksIn } from './ticks.ts';

describe('tabs', () => {
  const selected = () => texts('[role=tab][aria-selected=true]');
  const stops = () =>
    inPage(() =>
      [...document.querySelectorAll<HTMLElement>('[role=tab]')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent),
    );

  test('open by a press, and keep the query of the address', async () => {
    await openAwake('/services?utm=1');
    const [, second] = await texts('[role=tab]');
    await browser.click('[role=tab]:nth-of-type(2)');
    await expect.poll(selected).toEqual([second]);
    const panel = await inPage(
      () =>
        document.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-controls') ??
        '',
    );
    await expect.poll(() => shows(`#${panel}`)).toBe(true);
    await expect.poll(address).toBe(`/services?utm=1#${panel}`);
  });

  test('follow Back, and the Tab key stops at the one that is open', async () => {
    await openAwake('/services');
    const [first, second] = await texts('[role=tab]');
    await browser.click('[role=tab]:nth-of-type(2)');
    await expect.poll(selected).toEqual([second]);
    await expect.poll(address).toMatch(/#./);
    expect(await stops()).toEqual([second]);
    await browser.back();
    await expect.poll(selected).toEqual([first]);
    await expect.poll(stops).toEqual([first]);
  });
});

describe('an article', () => {
  const post = postPath(whole);
  const contents = 'nav[aria-labelledby=contents]';
  const progress = () =>
    inPage(() => {
      const bar = document.querySelector<HTMLElement>('main x-island > [aria-hidden] > i');
      return bar ? getComputedStyle(bar).clipPath : 'no bar';
    });

  test('has contents that lead on and follow, progress and Share', async () => {
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

  test('that opens at a heading has all of them, too', async () => {
    await openAwake(post);
    const link = `${contents} li:last-child > a`;
    const hash = await inPage(
      (wanted) => document.querySelector(wanted)?.getAttribute('href') ?? '',
      link,
    );
    await openAwake(post + hash);
    await expect
      .poll(() => texts(`${contents} [aria-current]`))
      .toEqual([(await texts(`${contents} a`)).at(-1)]);
    expect(await progress()).not.toContain('100%');
    await expect.poll(() => shows('button', 'Share article')).toBe(true);
  });

  test('shows a citation within the window, wherever its number stands', async () => {
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
  test('the menu opens on a phone, and is closed by the link that is followed', async () => {
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

  test('a ruler lies under the page of the header where one is, at one pixel per pixel', async () => {
    await openAwake('/about');
    const link = 'header nav a[aria-current]';
    const ruler = await inPage((wanted) => {
      const current = document.querySelector(wanted);
      if (!current) return undefined;
      const { left, width, bottom } = current.getBoundingClientRect();
      const lift = Number.parseFloat(getComputedStyle(current, '::after').bottom);
      return {
        left: Math.ceil(left),
        width: Math.floor(width),
        row: Math.floor(bottom - lift) - 1,
      };
    }, link);
    if (!ruler) throw new Error('No link of the header is marked.');
    const ticks = await ticksIn(ruler);
    // One every four pixels: a bar would be more, a stray one less.
    expect(ticks).toBeGreaterThan(ruler.width / 6);
    expect(ticks).toBeLessThan(ruler.width / 3);
  });
});

describe('with React', () => {
  test('the search finds, marks and counts', async () => {
    await openAwake('/blog');
    const word = (await texts('main article :is(h2, h3) a')).at(-1)?.split(' ')[0] ?? '';
    await browser.type('input[type=search]', word);
    await expect
      .poll(() => texts('main [role=status]'))
      .toContainEqual(expect.stringMatching(new RegExp(`^Found \\d+ articles? for "${word}"$`)));
    await expect.poll(() => texts('main article mark')).not.toEqual([]);
  });

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

  test('a question opens where an address leads to its answer', async () => {
    const answer = slug(questions.at(-1)?.question ?? '');
    await browser.open(`/faq#${answer}`);
    await expect.poll(() => shows(`#${answer}`)).toBe(true);
  });

  test('a word of the glossary opens its meaning, and can be copied with its sentence', async () => {
    const [path = ''] = explaining;
    await browser.open(path);
    const word = 'main button[popovertarget^=term_]';
    const copied = await inPage(() => {
      const button = document.querySelector('main button[popovertarget^=term_]');
      const paragraph = button?.closest('p, li');
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
      return String(getSelection()).includes(button?.textContent ?? '-');
    });
    expect(copied).toBe(true);
    await browser.click(word);
    await expect.poll(() => shows('[popover]:popover-open')).toBe(true);
  });

  test('the form says what is wrong, and then that it was sent', async () => {
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

  test('a link at the foot of a page leads to the top of the next', async () => {
    await openAwake('/contact');
    await browser.click('footer a[href="/about"]');
    await expect.poll(address).toBe('/about');
    await expectAwake();
    // The address may change before the page does.
    await expect.poll(() => inWindow('h1')).toBe(true);
    await expect.poll(scrolled).toBe(0);
  });
});

test('a prescription is composed as it is typed, and the address stays as it was', async () => {
  await openAwake('/specialists/prescribing');
  await browser.type('#active-1', 'Zinc oxide');
  await browser.type('#strength-1', '5');
  await browser.type('#unit-1', '%');
  await expect
    .poll(() => texts('#written ~ div p'))
    .toContainEqual(expect.stringContaining('Zinc oxide 5%'));
  expect(await address()).toBe('/specialists/prescribing');
});
