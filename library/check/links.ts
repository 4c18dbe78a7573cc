import { hiddenReason, type SitePage } from '#library/check/site-map.ts';
import { didYouMean } from '#library/did-you-mean.ts';

interface TextAt {
  text: string;
  path: PropertyKey[];
}

export function textsIn(data: unknown, path: PropertyKey[] = []): TextAt[] {
  if (typeof data === 'string') return [{ text: data, path }];
  if (Array.isArray(data)) return data.flatMap((entry, place) => textsIn(entry, [...path, place]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => textsIn(value, [...path, name]));
}

export interface SiteLink {
  href: string;
  path: PropertyKey[];
}

const address = /^\/(?!\/)[^\s.]*$/;
const inMarkdown = /\]\(([^)\s]+)\)/g;
const picture = /^\/(?!\/)[^\s?#]+\.(?:png|jpe?g|webp|avif|svg)$/i;

/** Finds texts that are paths of this site, and links in Markdown. */
export const linksIn = (data: unknown): SiteLink[] =>
  textsIn(data).flatMap(({ text, path }) => hrefsIn(text).map((href) => ({ href, path })));

const hrefsIn = (text: string) =>
  address.test(text) ? [text] : Array.from(text.matchAll(inMarkdown), ([, href = '']) => href);

export const picturesIn = (data: unknown): SiteLink[] =>
  textsIn(data)
    .filter(({ text }) => picture.test(text))
    .map(({ text, path }) => ({ href: text, path }));

export interface LinkRules {
  pages: ReadonlyMap<string, SitePage>;
  redirects: ReadonlyMap<string, string>;
  /** Like https://pharmacy.example. */
  origin: string;
  /** Heading ids of an article, or undefined if it can't be parsed. */
  headingsOf: (file: string) => readonly string[] | undefined;
}

/** `day` is the first day that readers see the link, so a draft may link to drafts. */
export function linkProblem(href: string, day: string, rules: LinkRules): string | undefined {
  const { pages, redirects, origin, headingsOf } = rules;
  const own = ownPath(href, origin);
  if (own !== undefined) {
    return `The link "${href}" leads to this site by its full address. Write "${own}".`;
  }
  if (/^[a-z0-9]/i.test(href) && pages.has(`/${href.split('#')[0]}`)) {
    return `The link "${href}" lacks the slash at its beginning. Write "/${href}".`;
  }
  if (!/^\/(?!\/)/.test(href)) return undefined;
  const [path = '', anchor] = href.split('#', 2);
  const page = pages.get(path);
  const withoutSlash = path.replace(/\/+$/, '');
  if (!page && pages.has(withoutSlash)) {
    const better = href.replace(path, withoutSlash);
    return `The link "${href}" has a slash at its end. Write "${better}".`;
  }
  if (!page) {
    const newPath = redirects.get(path);
    if (newPath !== undefined)
      return `The link "${href}" leads to a page that has moved. Write "${newPath}".`;
    return `The link "${href}" leads to no page of this site.${didYouMean(path, pages.keys())} Correct the address.`;
  }
  const reason = hiddenReason(page, day);
  if (reason !== undefined) {
    return `The link "${href}" leads to an article that readers do not see yet: ${page.file} ${reason}. Remove the link, or publish the article first.`;
  }
  // Checked late, because compiling an article is slow.
  if (anchor === undefined) return undefined;
  const headings = page.file === undefined ? [] : headingsOf(page.file);
  if (headings === undefined) return undefined;
  const anchors = [...page.anchors(), ...headings];
  // The second of two identical headings has an id that ends in -2.
  if (anchors.some((known) => new RegExp(`^${known}(-\\d+)?$`).test(anchor))) return undefined;
  return `The link "${href}" leads to ${path}, but that page has no section "${anchor}".${didYouMean(
    anchor,
    anchors.filter((known) => !known.includes('*')),
  )} Correct the part after the #.`;
}

/** The path in an absolute URL of this site, with or without protocol and www. */
function ownPath(href: string, origin: string): string | undefined {
  if (!/^(https?:)?\/\/|^www\./i.test(href)) return undefined;
  const plain = (text: string) => text.replace(/^(https?:)?\/\//i, '').replace(/^www\./i, '');
  const name = plain(origin).toLowerCase();
  const address = plain(href);
  const rest = address.slice(name.length);
  if (name === '' || !address.toLowerCase().startsWith(name) || !/^([/#?]|$)/.test(rest))
    return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export function redirectProblem(
  [from, to]: [from: string, to: string],
  day: string,
  rules: LinkRules,
): string | undefined {
  const { pages, redirects } = rules;
  // The server redirects /FAQ to /faq.
  const page = from.toLowerCase();
  if (pages.has(page)) {
    return `There is a page at "${page}", so nobody would be sent on. Remove this line, or the page.`;
  }
  if (from === to.split('#')[0]) {
    return `The address "${from}" leads to itself. Write where the page has gone.`;
  }
  const next = redirects.get(to.split('#')[0] ?? '');
  if (next !== undefined) {
    const end = endOfRedirects(to, redirects);
    if (end === undefined)
      return `The address "${from}" leads in a circle. Write where the page has gone.`;
    return `The address "${from}" leads to "${to}", which has moved as well. Write "${end}".`;
  }
  return linkProblem(to, day, rules);
}

/** The end of a chain of redirects, or undefined if it's circular. */
function endOfRedirects(start: string, redirects: ReadonlyMap<string, string>): string | undefined {
  const visited = new Set<string>();
  let path = start;
  for (let next = redirects.get(path); next !== undefined; next = redirects.get(path)) {
    if (visited.has(path)) return undefined;
    visited.add(path);
    path = next;
  }
  return path;
}
