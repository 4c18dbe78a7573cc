import { expect, keepToThisSite, ownFonts, test } from './site.ts';
import { paths } from './sitemap.ts';

/** A range, a number with its unit, a standard with its number. */
const measures = String.raw`\d[–-]\d[\d.,]*(?: ?%)?|\d ?(?:%|mg|mcg|g|mL|miles|hours|days|weeks|months|business days)(?!\w)|USP \d+`;

for (const path of paths) {
  test(`${path} parts no number from its unit at the end of a line`, async ({ page, baseURL }) => {
    await keepToThisSite(page, baseURL);
    await page.goto(path);
    await ownFonts(page);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
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
      expect(parted, `at ${width} px`).toEqual([]);
    }
    const split = await page
      .locator('.whole')
      .evaluateAll((spans) =>
        spans
          .filter(({ parentElement: parent, previousSibling, nextSibling }) =>
            parent && /flex|grid/.test(getComputedStyle(parent).display)
              ? previousSibling?.nodeType === Node.TEXT_NODE ||
                nextSibling?.nodeType === Node.TEXT_NODE
              : false,
          )
          .map(({ parentElement }) => parentElement?.outerHTML),
      );
    expect(split, 'texts that the span turns into several items').toEqual([]);
  });
}
