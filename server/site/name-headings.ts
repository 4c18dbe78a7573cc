import { slug } from '#library/slug.ts';

/** An island, or a heading with what may stand before it in a part that has an id of its own. */
const islandOrHeading =
  /<x-island\b.*?<\/x-island>|(?<begins><[a-z]+\b[^>]*\sid="[^"]*"[^>]*>(?:<(?:div|header)\b[^>]*>)*)?<(?<tag>h[2-4])(?<attributes>[^>]*)>(?<words>.*?)<\/\k<tag>>/gs;

/**
 * Gives every heading a place in the address of its page, by its words, so that a search can lead
 * there. It needs none where it begins a part that has one, or is a link to somewhere else. Those of
 * islands stay as they are: tabs open by the ids they have. Home says in short what other pages say, and
 * has no bytes to spare.
 */
export function nameHeadings(html: string, path: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (path === '/' || start < 0 || end < 0) return html;
  const taken = new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));
  const named = html.slice(start, end).replace(islandOrHeading, (whole, ...found) => {
    const { begins, tag, attributes, words }: Partial<Record<string, string>> = found.at(-1);
    if (tag === undefined || attributes === undefined || words === undefined) return whole;
    if (begins || /\sid="/.test(attributes) || words.includes('<a ')) return whole;
    return `<${tag} id="${freeId(slug(textOf(words)), taken)}"${attributes}>${words}</${tag}>`;
  });
  return html.slice(0, start) + named + html.slice(end);
}

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, '’')
    .replace(/&[#\w]+;/g, ' ');

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
