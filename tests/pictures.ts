import { expect, type Page } from '@playwright/test';

const sizes = { phone: { width: 390, height: 1600 }, desktop: { width: 1440, height: 1600 } };
/** `npm test` compares one picture of each page, `npm run test:all` four. */
const variants = (
  process.env.TEST_ALL
    ? ['phone-light', 'phone-dark', 'desktop-light', 'desktop-dark']
    : ['desktop-light']
).map((name) => name.split('-') as ['phone' | 'desktop', 'light' | 'dark']);

/** Compares the window, or the whole page, with the pictures in tests/snapshots. */
export async function expectPictures(page: Page, name: string, { fullPage = false } = {}) {
  // Machines draw letters differently, but nothing may be moved, missing or recolored.
  const tolerance = { threshold: 0.25, maxDiffPixelRatio: fullPage ? 0.001 : 0.003 };
  await freeze(page);
  for (const [size, colorScheme] of variants) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme });
    // Nothing moves, so one picture is enough: `toHaveScreenshot` would take two.
    const picture = await page.screenshot({ animations: 'disabled', scale: 'device', fullPage });
    expect.soft(picture).toMatchSnapshot(`${name}-${size}-${colorScheme}.png`, tolerance);
  }
}

/** Replaces all text with fixed words and shortens lists, so edits in content/ change no picture. */
async function freeze(page: Page) {
  await page.evaluate(() => {
    const sentence =
      'Words of a text that is long enough to need a second line where there is room';
    const fillers: Record<string, string> = {
      H1: 'Title of a page of its kind',
      H2: 'Title of a part',
      H3: 'Title of a block',
      P: `${sentence}, and a third where there is less of it.`,
      LI: sentence,
      DD: 'A value of it',
      TD: 'A value of it',
      SUMMARY: 'A question that somebody has?',
    };

    for (const list of document.querySelectorAll('main *')) {
      const entries = [...list.children].filter((child) =>
        child.matches('li, tbody > tr, article, details, figure, dl > div, section > section'),
      );
      // An entry may hold a list of its own, with as few as one.
      const kept = list.closest('article, li, details, figure') ? 1 : 2;
      for (const entry of entries.slice(kept)) entry.remove();
    }

    // Drawings of figures, and those that come with an entry of a list, with the ground they lie on.
    for (const drawing of document.querySelectorAll<SVGElement>(
      'main :is(svg[role=img], table svg, :is(article, li, details) svg)',
    )) {
      const ground = drawing.parentElement;
      const hidden = ground?.childNodes.length === 1 ? ground : drawing;
      hidden.style.visibility = 'hidden';
    }

    const inline = (element: Element) =>
      /^(inline|none|contents)/.test(getComputedStyle(element).display);
    const words = (node: Node) => node instanceof Text && node.data.trim() !== '';
    const fill = (element: Element) => {
      if (element.matches('script, style, svg, iframe')) return;
      const children = [...element.children];
      const own = [...element.childNodes].filter(words);
      // A measure in the words, such as 15 miles, stands in an element of its own.
      const text =
        own.length > 0 || (element.tagName in fillers && !element.querySelector('a, button'));
      if (text && children.every(inline) && !element.querySelector('svg')) {
        element.textContent = fillers[element.tagName] ?? 'Words';
        return;
      }
      for (const part of own) part.nodeValue = 'Words';
      for (const child of children) fill(child);
    };
    fill(document.body);
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('placeholder', 'Words');
    }
  });
}
