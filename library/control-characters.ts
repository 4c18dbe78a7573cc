/** Control characters and lone surrogates break XML; bidi overrides reverse the text after them. */
const unwanted = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;

/** Says where the character is and what to do. The message follows “The field …” or “This line”. */
export function controlCharacterProblem(text: string): string | undefined {
  const { index, 0: character = '' } = unwanted.exec(withReferences(text)) ?? {};
  if (index === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const before = withReferences(text).slice(0, index).slice(-20).trim();
  const place = before === '' ? 'at its beginning' : `after “${before}”`;
  return `contains an invisible character (U+${code}) ${place}. Delete it, or retype the words around it`;
}

/** Some of them separate lines, so those become a space. */
export const withoutControlCharacters = (text: string): string =>
  text.replaceAll(/[\v\f\u0085]/g, ' ').replaceAll(new RegExp(unwanted, 'gu'), '');

/** Decodes numeric character references such as &#x202E;, which Markdown supports. */
const withReferences = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (match, hex, digits) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
