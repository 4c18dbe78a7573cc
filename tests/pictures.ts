import type { Page } from '@playwright/test';

/**
 * Puts fixed words in place of those of content/, and leaves the first of each list: what is left
 * is how a page looks, whatever it says today.
 */
export async function freeze(page: Page) {
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
