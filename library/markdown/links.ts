import { type Context, lineOf, type Positioned, refuse } from '#library/markdown/context.ts';

const internalShape = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const telShape = /^tel:\+?[0-9-]{3,20}$/;
/** A fact that is a URL, such as {phoneLink}. */
const factShape = /^\{[a-z][a-zA-Z]*Link\}$/;
const mailShape = /^mailto:[^\s@?<>"]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

interface CheckedLink {
  href: string;
  external: boolean;
}

/** Returns the link, or records its problem and returns undefined. */
export function checkLink(href: string, at: Positioned, context: Context): CheckedLink | undefined {
  const isInternal = /^\/(?!\/)/.test(href);
  const isPlain =
    href.startsWith('#') ||
    telShape.test(href) ||
    mailShape.test(href) ||
    (context.allowsFacts && factShape.test(href));
  const problem =
    context.linkProblem?.(href, context.file) ??
    (isInternal ? internalProblem(href) : isPlain ? undefined : externalProblem(href));
  if (problem !== undefined) {
    refuse(context, at, problem);
    return undefined;
  }
  if (href.startsWith('#')) context.anchors.push({ id: href.slice(1), line: lineOf(at) });
  return isInternal || isPlain
    ? { href, external: false }
    : { href: new URL(href).href, external: true };
}

function internalProblem(href: string): string | undefined {
  const [path = '', fragment] = href.split('#', 2);
  return internalShape.test(path) && fragment !== ''
    ? undefined
    : `The link "${href}" is not an address of this site. Use lower-case words and hyphens, no slash at the end.`;
}

function externalProblem(href: string): string | undefined {
  if (!URL.canParse(href)) {
    return `The link "${href}" is not an address. Start with / for this site or https:// for another one.`;
  }
  const { protocol, username, password, hostname } = new URL(href);
  if (protocol === 'mailto:') {
    return `The link "${href}" is not an email address. Write it like mailto:hello@pharmacy.example.`;
  }
  if (protocol === 'tel:') {
    return `The link "${href}" is not a telephone number. Write it like tel:+13105550142.`;
  }
  if (protocol !== 'https:') {
    return `The link "${href}" uses "${protocol}", which is not allowed. Use https:, mailto: or tel:.`;
  }
  return username !== '' || password !== '' || !hostname.includes('.')
    ? `The link "${href}" has no plain host name. Use the public address.`
    : undefined;
}
