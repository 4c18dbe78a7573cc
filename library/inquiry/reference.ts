/** Crockford's base 32 has no I, L, O or U, which are easy to misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a number such as `K7M4-2QXD` from the first 40 bits of an inquiry's ID, which are random. */
export function formatReference(id: string): string {
  const bits = Number.parseInt(id.replace('-', '').slice(0, 10), 16);
  const digits = bits.toString(32).padStart(8, '0');
  const letters = Array.from(digits, (digit) => alphabet[Number.parseInt(digit, 32)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Returns the start of the ID, or `null` if the text isn't a reference number. Forgives O, I and L. */
export function parseReference(text: string): string | null {
  const letters = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const digits = Array.from(letters, (letter) => alphabet.indexOf(letter));
  if (digits.length !== 8 || digits.includes(-1)) return null;
  const bits = digits.reduce((sum, digit) => sum * 32 + digit, 0);
  const hex = bits.toString(16).padStart(10, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
