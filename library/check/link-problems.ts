import { type SitePage, whyHidden } from '#library/check/site-map.ts';
import { didYouMean } from '#library/did-you-mean.ts';

export interface LinkRules {
  pages: ReadonlyMap<string, SitePage>;
  redirects: ReadonlyMap<string, string>;
  /** The address of this site, like https://pharmacy.example. */
  origin: string;
  /** Ids of the headings of an article; nothing where it cannot be read. */
  headingsOf: (file: string) => readonly string[] | undefined;
}

/**
 * What is wrong with a link to this site, and what to write instead. `day` is the first one on which
 * readers can see the link; a draft may lead to drafts.
 */
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
    const moved = redirects.get(path);
    if (moved !== undefined)
      return `The link "${href}" leads to a page that has moved. Write "${moved}".`;
    return `The link "${href}" leads to no page of this site.${didYouMean(path, pages.keys())} Correct the address.`;
  }
  const hidden = whyHidden(page, day);
  if (hidden !== undefined) {
    return `The link "${href}" leads to an article that readers do not see yet: ${page.file} ${hidden}. Remove the link, or publish the article first.`;
  }
  // Reading an article takes its time.
  if (anchor === undefined) return undefined;
  const headings = page.file === undefined ? [] : headingsOf(page.file);
  if (headings === undefined) return undefined;
  const anchors = [...page.anchors(), ...headings];
  // The second of two equal headings ends in -2.
  if (anchors.some((known) => new RegExp(`^${known}(-\\d+)?$`).test(anchor))) return undefined;
  return `The link "${href}" leads to ${path}, but that page has no section "${anchor}".${didYouMean(
    anchor,
    anchors.filter((known) => !known.includes('*')),
  )} Correct the part after the #.`;
}

/** The part of an address of this site after its name, however the name is written. */
function ownPath(href: string, origin: string): string | undefined {
  if (!/^(https?:)?\/\/|^www\./i.test(href)) return undefined;
  const plain = (text: string) => text.replace(/^(https?:)?\/\//i, '').replace(/^www\./i, '');
  const name = plain(origin).toLowerCase();
  const written = plain(href);
  const rest = written.slice(name.length);
  if (name === '' || !written.toLowerCase().startsWith(name) || !/^([/#?]|$)/.test(rest))
    return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
