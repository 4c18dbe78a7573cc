/** A link to a page of this site, and the place of the value that holds it. */
export interface SiteLink {
  href: string;
  path: PropertyKey[];
}

const address = /^\/(?!\/)[^\s.]*$/;
const inMarkdown = /\]\((\/(?!\/)[^)\s]*)\)/g;

/** Every link to this site in the data of a file: addresses as values and names, and in texts. */
export function linksIn(data: unknown, path: PropertyKey[] = []): SiteLink[] {
  if (typeof data === 'string') return hrefsIn(data).map((href) => ({ href, path }));
  if (Array.isArray(data)) return data.flatMap((entry, place) => linksIn(entry, [...path, place]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = [...path, key];
    const named = address.test(key) ? [{ href: key, path: here }] : [];
    return [...named, ...linksIn(value, here)];
  });
}

const hrefsIn = (text: string) =>
  address.test(text) ? [text] : Array.from(text.matchAll(inMarkdown), ([, href = '']) => href);
