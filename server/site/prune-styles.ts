/** At-rules that contain rules. Others, such as fonts and animations, contain no selectors. */
const group = /^@(?:media|supports|layer|container)\b/;

/** `.class`, `element` and `[attribute` names in the page. */
type Names = ReadonlySet<string>;

/** Attributes that never change, unlike `open` (set by the reader) or `data-sun` (set by a script). */
const attribute = /\[(?:aria-\w+|data-print|disabled)\b/g;

/**
 * Removes rules for classes and elements that a page doesn't contain, because pages include the
 * complete styles of the shell and of each component. Rules that might be used stay.
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

/** Removing one variable may leave another without references, so this repeats. */
function removeUnusedVariables(css: string, html: string): string {
  const references = new Set(
    Array.from(`${css}${html}`.matchAll(/var\((--[\w-]+)/g), ([, name]) => name),
  );
  const pruned = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
    references.has(name) ? declaration : '',
  );
  return pruned === css ? css : removeUnusedVariables(pruned, html);
}

function pruneRules(css: string, names: Names): string {
  let pruned = '';
  let at = 0;
  while (at < css.length) {
    const opens = findNext(css, at, '{;');
    if (css[opens] !== '{') {
      pruned += css.slice(at, opens + 1);
      at = opens + 1;
      continue;
    }
    const closes = findClosingBrace(css, opens);
    const prelude = css.slice(at, opens).trim();
    pruned += pruneRule(prelude, css.slice(opens + 1, closes), names);
    at = closes + 1;
  }
  return pruned;
}

function pruneRule(prelude: string, body: string, names: Names): string {
  if (group.test(prelude)) {
    const inside = pruneRules(body, names);
    return inside.trim() === '' ? '' : `${prelude}{${inside}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = splitSelectors(prelude).filter((selector) => isUsed(selector, names));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** Whether the page contains every name. Names in brackets may be alternatives, so they don't count. */
function isUsed(selector: string, names: Names): boolean {
  const { plain, attributes } = splitAttributes(selector);
  if (plain.includes('\\')) return true;
  const required = [
    ...plain.matchAll(/\.[\w-]+|(?<![\w:#-])[a-z][\w-]*/gi),
    ...attributes.matchAll(attribute),
  ];
  return required.every(([name]) => names.has(name));
}

function splitAttributes(selector: string) {
  let plain = '';
  let attributes = '';
  for (let at = 0; at < selector.length; at += 1) {
    if (selector[at] === '(' || selector[at] === '[') {
      const closes = findClosingBracket(selector, at);
      if (selector[at] === '[') attributes += selector.slice(at, closes);
      at = closes;
    } else plain += selector[at];
  }
  return { plain, attributes };
}

function splitSelectors(selectors: string): string[] {
  const list: string[] = [];
  let from = 0;
  while (from <= selectors.length) {
    const comma = findNext(selectors, from, ',');
    list.push(selectors.slice(from, comma).trim());
    from = comma + 1;
  }
  return list;
}

/** Finds the next of these characters outside strings and brackets, or the end of the text. */
function findNext(css: string, from: number, characters: string): number {
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (characters.includes(character)) return at;
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = findClosingQuote(css, at);
    else if (character === '(' || character === '[') at = findClosingBracket(css, at);
  }
  return css.length;
}

function findClosingQuote(css: string, opens: number): number {
  let at = opens + 1;
  while (at < css.length && css[at] !== css[opens]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

const findClosingBracket = (css: string, opens: number): number =>
  findNext(css, opens + 1, css[opens] === '(' ? ')' : ']');

function findClosingBrace(css: string, opens: number): number {
  let at = findNext(css, opens + 1, '{}');
  while (css[at] === '{') at = findNext(css, findClosingBrace(css, at) + 1, '{}');
  return at;
}
