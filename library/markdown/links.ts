import { type Context, getLine, type Positioned, report } from '#library/markdown/context.ts';

const internalPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const telPattern = /^tel:\+?[0-9-]{3,20}$/;
/** A fact with a name that ends in Link is a URL, such as {phoneLink}. */
const factPattern = /^\{[a-z][a-zA-Z]*Link\}$/;
const mailPattern = /^mailto:[^\s@?<>"]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

export function checkLink(href: string, at: Positioned, context: Context) {
  const isInternal = /^\/(?!\/)/.test(href);
  const isSpecial =
    href.startsWith('#') ||
    telPattern.test(href) ||
    mailPattern.test(href) ||
    (context.allowsFacts && factPattern.test(href));
  const problem =
    context.linkProblem?.(href, context.file) ??
    (isInternal ? getInternalProblem(href) : isSpecial ? undefined : getExternalProblem(href));
  if (problem !== undefined) {
    report(context, at, problem);
    return undefined;
  }
  if (href.startsWith('#')) context.anchors.push({ id: href.slice(1), line: getLine(at) });
  return isInternal || isSpecial
    ? { href, external: false }
    : { href: new URL(href).href, external: true };
}

function getInternalProblem(href: string): string | undefined {
  const [path = '', fragment] = href.split('#', 2);
  return internalPattern.test(path) && fragment !== ''
    ? undefined
    : `The link "${href}" isn't an address on this site. Use lowercase words and hyphens, without a slash at the end.`;
}

function getExternalProblem(href: string): string | undefined {
  if (!URL.canParse(href)) {
    return `The link "${href}" isn't a web address. Start with / for this site or https:// for another site.`;
  }
  const { protocol, username, password, hostname } = new URL(href);
  if (protocol === 'mailto:') {
    return `The link "${href}" isn't an email address. Write it like mailto:hello@pharmacy.example.`;
  }
  if (protocol === 'tel:') {
    return `The link "${href}" isn't a phone number. Write it like tel:+13105550142.`;
  }
  if (protocol !== 'https:') {
    return `The link "${href}" uses "${protocol}", which isn't allowed. Use https:, mailto: or tel:.`;
  }
  return username !== '' || password !== '' || !hostname.includes('.')
    ? `The link "${href}" isn't a public web address. Write it like https://example.com/page, without a user name or password.`
    : undefined;
}
