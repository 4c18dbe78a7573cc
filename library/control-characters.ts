/** Control characters and lone surrogates break XML; bidi overrides reverse the text after them. */
const unsafeCharacter = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;

/** Returns the rest of a message that starts with a subject, such as “This line”. */
export function controlCharacterProblem(text: string): string | undefined {
  const { index, 0: character = '' } = unsafeCharacter.exec(decodeReferences(text)) ?? {};
  if (index === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const textBefore = decodeReferences(text).slice(0, index).slice(-20).trim();
  const position = textBefore === '' ? 'at the start' : `after “${textBefore}”`;
  return `contains an invisible character (U+${code}) ${position}. Delete it, or retype the words around it`;
}

/** Turns vertical tabs, form feeds and NEL into spaces because they separate lines. */
export const removeControlCharacters = (text: string): string =>
  text.replaceAll(/[\v\f\u0085]/g, ' ').replaceAll(new RegExp(unsafeCharacter, 'gu'), '');

/** Decodes numeric character references such as &#x202E;, which Markdown supports. */
const decodeReferences = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (match, hex, digits) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
