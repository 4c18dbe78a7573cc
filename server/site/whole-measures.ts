import { measure } from '#library/measures.ts';
import { replaceText } from '#server/site/replace-text.ts';

/**
 * Keeps a number with its unit, and a range with its end, on one line: '0.01–0.1 %',
 * '2–3 business days' or a phone number is read wrongly when it parts. Done once, for every page as it is sent, so that
 * no text has to be written with it in mind. The words stay as they are, and can be found and copied.
 */
export function keepMeasuresWhole(html: string): string {
  const kept = replaceText(html, (text, open) =>
    text.replace(measure, open.includes('h1') ? joined : wrapped),
  );
  // app/components/whole.tsx may have been there before.
  return kept.replace(/(<span class="whole">)\1([^<]*<\/span>)<\/span>/g, '$1$2');
}

const wrapped = (text: string) => `<span class="whole">${text}</span>`;

/**
 * The title stands in the first view. A browser counts what follows a span in it as moved when our
 * typeface takes the place of the machine's, and not what follows a character.
 */
const joined = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll(/[–-]/g, '$&\u2060');
