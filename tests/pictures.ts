import { expect, type Page } from '@playwright/test';

const viewports = { phone: { width: 390, height: 1600 }, desktop: { width: 1440, height: 1600 } };
/** The colors don't depend on the width, so phones need no dark picture. */
const looks = (
  process.env.TEST_ALL ? ['phone-light', 'desktop-light', 'desktop-dark'] : ['desktop-light']
).map((name) => name.split('-') as ['phone' | 'desktop', 'light' | 'dark']);

export async function expectPictures(page: Page, name: string, { fullPage = false } = {}) {
  // Machines draw letters differently, but nothing may be moved, missing or recolored.
  const tolerance = { threshold: 0.25, maxDiffPixelRatio: fullPage ? 0.001 : 0.003 };
  await replaceContent(page);
  for (const [size, colorScheme] of looks) {
    await page.setViewportSize(viewports[size]);
    await page.emulateMedia({ colorScheme });
    // Nothing moves, so one picture is enough. `toHaveScreenshot` would take two.
    const picture = await page.screenshot({ animations: 'disabled', scale: 'device', fullPage });
    expect.soft(picture).toMatchSnapshot(`${name}-${size}-${colorScheme}.png`, tolerance);
  }
}

/** Replaces all text and shortens lists so edits in content/ don't change the pictures. */
async function replaceContent(page: Page) {
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
      // A list within an entry may have only one entry.
      const limit = list.closest('article, li, details, figure') ? 1 : 2;
      for (const entry of entries.slice(limit)) entry.remove();
    }

    // Hide drawings that come from content, such as figures and drawings in list entries.
    for (const drawing of document.querySelectorAll<SVGElement>(
      'main :is(svg[role=img], table svg, :is(article, li, details) svg)',
    )) {
      const parent = drawing.parentElement;
      const hiddenElement = parent?.childNodes.length === 1 ? parent : drawing;
      hiddenElement.style.visibility = 'hidden';
    }

    const isInline = (element: Element) =>
      /^(inline|none|contents)/.test(getComputedStyle(element).display);
    const hasText = (node: Node) => node instanceof Text && node.data.trim() !== '';
    const fillElement = (element: Element) => {
      if (element.matches('script, style, svg, iframe')) return;
      const children = [...element.children];
      const textNodes = [...element.childNodes].filter(hasText);
      // A measure such as 15 miles is an element within the text.
      const isText =
        textNodes.length > 0 || (element.tagName in fillers && !element.querySelector('a, button'));
      if (isText && children.every(isInline) && !element.querySelector('svg')) {
        element.textContent = fillers[element.tagName] ?? 'Words';
        return;
      }
      for (const node of textNodes) node.nodeValue = 'Words';
      for (const child of children) fillElement(child);
    };
    fillElement(document.body);
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('placeholder', 'Words');
    }
  });
}
