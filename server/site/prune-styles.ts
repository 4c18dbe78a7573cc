/** At-rules that hold rules; what others hold, such as a font or an animation, has no selectors. */
const group = /^@(?:media|supports|layer|container)\b/;

/** The names that selectors ask for: `.class`, `element`, and `[attribute` of those below. */
type Names = ReadonlySet<string>;

/** Attributes that nobody sets later: neither the reader, as `open`, nor the start script, as `data-sun`. */
const attribute = /\[(?:aria-\w+|data-print|disabled)\b/g;

/**
 * Leaves out the rules for classes and elements that a page does not have: every page is sent with
 * the styles of the shell and of each component it uses, whole. What is not sure to be unused stays.
 */
export function pruneStyles(css: string, html: string): string {
  const classes = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) =>
    names.split(/\s+/).map((name) => `.${name}`),
  );
  const elements = Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, name = '']) => name);
  const attributes = Array.from(
    html.matchAll(/\s(aria-\w+|data-print|disabled)=/g),
    ([, name]) => `[${name}`,
  );
  return removeUnusedVariables(
    pruneRules(css, new Set(['html', 'body', ...classes.flat(), ...elements, ...attributes])),
    html,
  );
}

/** A variable that nothing asks for; its own value may have been the last to ask for another. */
function removeUnusedVariables(css: string, html: string): string {
  const asked = new Set(
    Array.from(`${css}${html}`.matchAll(/var\((--[\w-]+)/g), ([, name]) => name),
  );
  const kept = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
    asked.has(name) ? declaration : '',
  );
  return kept === css ? css : removeUnusedVariables(kept, html);
}

function pruneRules(css: string, names: Names): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const opens = next(css, at, '{;');
    if (css[opens] !== '{') {
      kept += css.slice(at, opens + 1);
      at = opens + 1;
      continue;
    }
    const closes = closingBrace(css, opens);
    const prelude = css.slice(at, opens).trim();
    kept += rule(prelude, css.slice(opens + 1, closes), names);
    at = closes + 1;
  }
  return kept;
}

function rule(prelude: string, body: string, names: Names): string {
  if (group.test(prelude)) {
    const inside = pruneRules(body, names);
    return inside.trim() === '' ? '' : `${prelude}{${inside}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = listOf(prelude).filter((selector) => isUsed(selector, names));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** Whether all it names is on the page. What stands in brackets may be an alternative. */
function isUsed(selector: string, names: Names): boolean {
  const { plain, attributes } = partsOf(selector);
  if (plain.includes('\\')) return true;
  const asked = [
    ...plain.matchAll(/\.[\w-]+|(?<![\w:#-])[a-z][\w-]*/gi),
    ...attributes.matchAll(attribute),
  ];
  return asked.every(([name]) => names.has(name));
}

function partsOf(selector: string) {
  let plain = '';
  let attributes = '';
  for (let at = 0; at < selector.length; at += 1) {
    if (selector[at] === '(' || selector[at] === '[') {
      const closes = closingBracket(selector, at);
      if (selector[at] === '[') attributes += selector.slice(at, closes);
      at = closes;
    } else plain += selector[at];
  }
  return { plain, attributes };
}

function listOf(selectors: string): string[] {
  const list: string[] = [];
  let from = 0;
  while (from <= selectors.length) {
    const comma = next(selectors, from, ',');
    list.push(selectors.slice(from, comma).trim());
    from = comma + 1;
  }
  return list;
}

/** Where one of the signs stands next, outside of texts and brackets; the end where there is none. */
function next(css: string, from: number, signs: string): number {
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] ?? '';
    if (signs.includes(sign)) return at;
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = closingQuote(css, at);
    else if (sign === '(' || sign === '[') at = closingBracket(css, at);
  }
  return css.length;
}

function closingQuote(css: string, opens: number): number {
  let at = opens + 1;
  while (at < css.length && css[at] !== css[opens]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

const closingBracket = (css: string, opens: number): number =>
  next(css, opens + 1, css[opens] === '(' ? ')' : ']');

function closingBrace(css: string, opens: number): number {
  let at = next(css, opens + 1, '{}');
  while (css[at] === '{') at = next(css, closingBrace(css, at) + 1, '{}');
  return at;
}
