import { expect, type Page } from '@playwright/test';

/** A range, a number with its unit, a standard with its number. */
const measures = String.raw`\d[–-]\d[\d.,]*(?: ?%)?|\d ?(?:%|mg|mcg|g|mL|miles|hours|days|weeks|months|business days)(?!\w)|USP \d+|[AP]M–\d+|\$\d+–\$?\d+`;

/** No number stands on one line and its unit, or the end of its range, on the next. */
export async function expectMeasuresWhole(page: Page) {
  const parted = await page.evaluate((pattern) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement?.closest('svg, script, style, [hidden]')) continue;
      for (const match of text.nodeValue?.matchAll(new RegExp(pattern, 'g')) ?? []) {
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(text.nodeValue ?? '');
      }
    }
    return found;
  }, measures);
  expect(parted, 'measures that part at the end of a line').toEqual([]);
}

/** The span around a measure makes no several items out of one text. */
export async function expectMeasuresInLine(page: Page) {
  const split = await page.locator('.whole').evaluateAll((spans) =>
    spans
      .filter(({ parentElement: parent, previousSibling, nextSibling }) => {
        const beside = [previousSibling, nextSibling].some(
          (sibling) => sibling?.nodeType === Node.TEXT_NODE,
        );
        return beside && parent && /flex|grid/.test(getComputedStyle(parent).display);
      })
      .map(({ parentElement }) => parentElement?.outerHTML),
  );
  expect(split, 'texts that a span turns into several items').toEqual([]);
}

/** Nor does it look like another span that a page has styles for. */
export async function expectMeasuresLikeTheirText(page: Page) {
  const different = await page.locator('.whole').evaluateAll((spans) =>
    spans
      .filter(({ parentElement }) => parentElement !== null)
      .filter((span) => {
        const [own, around] = [span, span.parentElement ?? span].map((one) => {
          const { fontFamily, fontSize, fontWeight } = getComputedStyle(one);
          return [fontFamily, fontSize, fontWeight].join();
        });
        return own !== around;
      })
      .map(({ parentElement }) => parentElement?.outerHTML),
  );
  expect(different, 'measures that are set in another type than their text').toEqual([]);
}
