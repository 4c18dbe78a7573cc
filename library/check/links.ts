/** A link, and the place of the value that holds it. */
export interface SiteLink {
  href: string;
  path: PropertyKey[];
}

const address = /^\/(?!\/)[^\s.]*$/;
const inMarkdown = /\]\(([^)\s]+)\)/g;
const picture = /^\/(?!\/)[^\s?#]+\.(?:png|jpe?g|webp|avif|svg)$/i;

/** Every link in the data of a file: addresses of this site as values and names, and all in texts. */
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

/** Every picture of this site that the data of a file names. */
export function picturesIn(data: unknown, path: PropertyKey[] = []): SiteLink[] {
  if (typeof data === 'string') return picture.test(data) ? [{ href: data, path }] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    picturesIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
