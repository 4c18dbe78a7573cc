/** A name in braces, such as {phone}. */
const named = /\{([a-z][a-zA-Z]*)\}/g;

/** Puts facts in where words name them, in every text of the data. */
export function fillIn<Data>(data: Data, facts: Readonly<Record<string, string>>): Data;
export function fillIn(data: unknown, facts: Readonly<Record<string, string>>): unknown {
  if (typeof data === 'string') {
    return data.replace(named, (whole, name: string) => facts[name] ?? whole);
  }
  if (Array.isArray(data)) return data.map((entry) => fillIn(entry, facts));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillIn(value, facts)]),
  );
}

/** The names in braces that a text holds. */
export const namesIn = (text: string) => Array.from(text.matchAll(named), ([, name = '']) => name);
