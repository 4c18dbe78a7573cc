/** Replaces the text of a page outside tags, comments, drawings and islands, given the open elements. */
export function replaceText(
  html: string,
  replace: (text: string, open: readonly string[]) => string,
): string {
  const open: string[] = [];
  return html.replace(/<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi, (part, slash, tag) => {
    if (tag === undefined) {
      return part.startsWith('<') || isLeftAlone(open) ? part : replace(part, open);
    }
    const name = String(tag).toLowerCase();
    if (slash) open.splice(Math.max(0, open.lastIndexOf(name)));
    else if (!isVoid.test(name) && !part.endsWith('/>')) open.push(name);
    return part;
  });
}

/** Elements that can't contain markup, and islands, whose HTML React compares with its own. */
function isLeftAlone(open: readonly string[]) {
  const ownedByReact = open.lastIndexOf('x-island') > open.lastIndexOf('x-slot');
  return ownedByReact || open.some((name) => textOnly.has(name));
}

const textOnly = new Set(['head', 'script', 'style', 'textarea', 'option', 'svg']);

const isVoid = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
