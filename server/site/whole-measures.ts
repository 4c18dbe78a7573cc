import { measure } from '#library/measures.ts';

/**
 * Keeps a number with its unit, and a range with its end, on one line: '0.01–0.1 %',
 * '2–3 business days' or a phone number is read wrongly when it parts. Done once, for every page as it is sent, so that
 * no text has to be written with it in mind. The words stay as they are, and can be found and copied.
 */
export function keepMeasuresWhole(html: string): string {
  const open: string[] = [];
  const kept = html.replace(
    /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi,
    (part, slash, tag) => {
      if (tag === undefined) {
        if (part.startsWith('<') || isLeftAlone(open)) return part;
        return part.replace(measure, open.includes('h1') ? joined : wrapped);
      }
      const name = String(tag).toLowerCase();
      if (slash) open.splice(Math.max(0, open.lastIndexOf(name)));
      else if (!isVoid.test(name) && !part.endsWith('/>')) open.push(name);
      return part;
    },
  );
  // app/components/whole.tsx may have been there before.
  return kept.replace(/(<span class="whole">)\1([^<]*<\/span>)<\/span>/g, '$1$2');
}

/** Where a span has no place, or where React compares what it finds with what it would write. */
function isLeftAlone(open: readonly string[]) {
  const ownedByReact = open.lastIndexOf('x-island') > open.lastIndexOf('x-slot');
  return ownedByReact || open.some((name) => noPlaceForSpan.has(name));
}

const noPlaceForSpan = new Set(['head', 'script', 'style', 'textarea', 'option', 'svg']);

const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const wrapped = (text: string) => `<span class="whole">${text}</span>`;

/**
 * The title stands in the first view. A browser counts what follows a span in it as moved when our
 * typeface takes the place of the machine's, and not what follows a character.
 */
const joined = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll(/[–-]/g, '$&\u2060');
