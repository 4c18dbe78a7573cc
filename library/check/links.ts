import { getHiddenReason, type SitePage } from '#library/check/site-map.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { findStrings } from '#library/yaml/read.ts';

const pathPattern = /^\/(?!\/)[^\s.]*$/;
const linkPattern = /\]\(([^)\s]+)\)/g;
const picturePattern = /^\/(?!\/)[^\s?#]+\.(?:png|jpe?g|webp|avif|svg)$/i;

export const findLinks = (data: unknown) =>
  findStrings(data).flatMap(({ text, path }) => findHrefs(text).map((href) => ({ href, path })));

const findHrefs = (text: string) =>
  pathPattern.test(text) ? [text] : Array.from(text.matchAll(linkPattern), ([, href = '']) => href);

export const findPictures = (data: unknown) =>
  findStrings(data)
    .filter(({ text }) => picturePattern.test(text))
    .map(({ text, path }) => ({ href: text, path }));

export interface LinkRules {
  pages: ReadonlyMap<string, SitePage>;
  redirects: ReadonlyMap<string, string>;
  origin: string;
  getHeadingIds: (file: string) => readonly string[] | undefined;
}

/** `day` is the first day that readers see the link, so a draft can link to other drafts. */
export function findLinkProblem(href: string, day: string, rules: LinkRules): string | undefined {
  const { pages, redirects, origin, getHeadingIds } = rules;
  const sitePath = getSitePath(href, origin);
  if (sitePath !== undefined) {
    return `The link "${href}" is a full address on this site. Write "${sitePath}".`;
  }
  if (/^[a-z0-9]/i.test(href) && pages.has(`/${href.split('#')[0]}`)) {
    return `The link "${href}" needs a slash at the beginning. Write "/${href}".`;
  }
  if (!/^\/(?!\/)/.test(href)) return undefined;
  const [address = '', anchor] = href.split('#', 2);
  const [path = ''] = address.split('?');
  const page = pages.get(path);
  const trimmedPath = path.replace(/\/+$/, '');
  if (!page && pages.has(trimmedPath)) {
    const trimmedHref = href.replace(path, trimmedPath);
    return `The link "${href}" must not end with a slash. Write "${trimmedHref}".`;
  }
  if (!page) {
    const newPath = redirects.get(path);
    if (newPath !== undefined)
      return `The link "${href}" points to a page that has moved. Write "${newPath}".`;
    return `The link "${href}" doesn't match any page on this site.${didYouMean(path, pages.keys())} Correct the address.`;
  }
  const reason = getHiddenReason(page, day);
  if (reason !== undefined) {
    return `The link "${href}" points to an unpublished article: ${page.file} ${reason}. Remove the link, or publish the article first.`;
  }
  // Anchors are checked last, because compiling an article is slow.
  if (anchor === undefined) return undefined;
  const headings = page.file === undefined ? [] : getHeadingIds(page.file);
  if (headings === undefined) return undefined;
  const anchors = [...page.getAnchors(), ...headings];
  // The second of two identical headings has an id that ends in -2.
  if (anchors.some((pattern) => new RegExp(`^${pattern}(-\\d+)?$`).test(anchor))) return undefined;
  return `The link "${href}" leads to ${path}, but that page doesn't have a section "${anchor}".${didYouMean(
    anchor,
    anchors.filter((pattern) => !pattern.includes('*')),
  )} Correct the part after the #.`;
}

function getSitePath(href: string, origin: string): string | undefined {
  if (!/^(https?:)?\/\/|^www\./i.test(href)) return undefined;
  const stripPrefix = (url: string) => url.replace(/^(https?:)?\/\//i, '').replace(/^www\./i, '');
  const host = stripPrefix(origin).toLowerCase();
  const address = stripPrefix(href);
  const rest = address.slice(host.length);
  if (host === '' || !address.toLowerCase().startsWith(host) || !/^([/#?]|$)/.test(rest))
    return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export function findRedirectProblem(
  [from, to]: [from: string, to: string],
  day: string,
  rules: LinkRules,
): string | undefined {
  const { pages, redirects } = rules;
  // The server redirects /FAQ to /faq.
  const path = from.toLowerCase();
  if (pages.has(path)) {
    return `There is a page at "${path}", so this redirect would never be used. Remove this line or the page.`;
  }
  if (from === to.split('#')[0]) {
    return `The address "${from}" redirects to itself. Write the new address of the page.`;
  }
  if (redirects.has(to.split('#')[0] ?? '')) {
    const finalPath = findFinalPath(to, redirects);
    if (finalPath === undefined)
      return `The address "${from}" is part of a redirect loop. Write the new address of the page.`;
    return `The address "${from}" redirects to "${to}", which has also moved. Write "${finalPath}".`;
  }
  return findLinkProblem(to, day, rules);
}

function findFinalPath(start: string, redirects: ReadonlyMap<string, string>): string | undefined {
  const visitedPaths = new Set<string>();
  let path = start;
  for (let target = redirects.get(path); target !== undefined; target = redirects.get(path)) {
    if (visitedPaths.has(path)) return undefined;
    visitedPaths.add(path);
    path = target;
  }
  return path;
}
