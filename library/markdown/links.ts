import { type Context, type Placed, refuse } from '#library/markdown/context.ts';

const internalShape = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const telShape = /^tel:\+?[0-9-]{3,20}$/;
/** A fact that is an address, such as {phoneLink}. Whether it is known is checked with the other names. */
const factShape = /^\{[a-z][a-zA-Z]*Link\}$/;
const mailShape = /^mailto:[^\s@?<>"]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

const examples: Readonly<Record<string, string>> = {
  'mailto:': 'an email address. Write it like mailto:hello@pharmacy.example',
  'tel:': 'a telephone number. Write it like tel:+13105550142',
};

/** A link that is fit to be shown, or undefined once its problem has been noted. */
export function checkLink(
  href: string,
  at: Placed,
  context: Context,
): { href: string; external: boolean } | undefined {
  const problem = context.linkProblem?.(href, context.file);
  if (problem !== undefined) {
    refuse(context, at, problem);
    return undefined;
  }
  if (href.startsWith('#')) {
    context.anchors.push({ id: href.slice(1), line: at.position?.start.line ?? 1 });
    return { href, external: false };
  }
  if (href.startsWith('/') && !href.startsWith('//')) return checkInternal(href, at, context);
  if (context.namesFacts && factShape.test(href)) return { href, external: false };
  if (telShape.test(href) || mailShape.test(href)) return { href, external: false };
  return checkExternal(href, at, context);
}

function checkInternal(href: string, at: Placed, context: Context) {
  const [path = '', fragment] = href.split('#', 2);
  if (!internalShape.test(path) || fragment === '') {
    refuse(
      context,
      at,
      `The link "${href}" is not an address of this site. Use lower-case words and hyphens, no slash at the end.`,
    );
    return undefined;
  }
  if (context.linkProblem === undefined && !context.isKnownPath(path)) {
    refuse(context, at, `The link "${href}" leads to no page of this site. Correct the address.`);
    return undefined;
  }
  return { href, external: false };
}

function checkExternal(href: string, at: Placed, context: Context) {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url === undefined) {
    refuse(
      context,
      at,
      `The link "${href}" is not an address. Start with / for this site or https:// for another one.`,
    );
    return undefined;
  }
  const example = examples[url.protocol];
  if (example !== undefined) {
    refuse(context, at, `The link "${href}" is not ${example}.`);
    return undefined;
  }
  if (url.protocol !== 'https:') {
    refuse(
      context,
      at,
      `The link "${href}" uses "${url.protocol}", which is not allowed. Use https:, mailto: or tel:.`,
    );
    return undefined;
  }
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) {
    refuse(context, at, `The link "${href}" has no plain host name. Use the public address.`);
    return undefined;
  }
  return { href: url.href, external: true };
}
