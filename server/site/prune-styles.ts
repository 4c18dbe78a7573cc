/** These at-rules contain rules. Others, such as fonts and animations, contain no selectors. */
const groupRule = /^@(?:media|supports|layer|container)\b/;

type Names = ReadonlySet<string>;

/** Without islands, these attributes never change. Readers change `open`; scripts set others. */
const fixedAttribute = /\[(?:aria-\w+|data-print|disabled)\b/g;

/**
 * Removes rules for classes and elements that aren't in the page. Keeps what might be used: any word
 * in the scripts may be the name of a class, element or attribute that an island adds.
 */
export function pruneStyles(css: string, html: string, scriptWords = ''): string {
  const classes = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) =>
    names.split(/\s+/).map((name) => `.${name}`),
  );
  const elements = Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, name = '']) => name);
  const attributes = Array.from(
    html.matchAll(/\s(aria-\w+|data-print|disabled)=/g),
    ([, name]) => `[${name}`,
  );
  const words = scriptWords.match(/[\w-]+/g) ?? [];
  const scriptNames = words.flatMap((word) => [word, `.${word}`, `[${word}`]);
  const names = ['html', 'body', ...classes.flat(), ...elements, ...attributes, ...scriptNames];
  return removeUnusedVariables(pruneRules(css, new Set(names)), `${html}${scriptWords}`);
}

/** This repeats, because removing one variable may leave another without references. */
function removeUnusedVariables(css: string, html: string): string {
  const references = new Set(
    Array.from(`${css}${html}`.matchAll(/var\((--[\w-]+)/g), ([, name]) => name),
  );
  const prunedCss = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
    references.has(name) ? declaration : '',
  );
  return prunedCss === css ? css : removeUnusedVariables(prunedCss, html);
}

function pruneRules(css: string, names: Names): string {
  let prunedCss = '';
  let index = 0;
  while (index < css.length) {
    const openIndex = findNext(css, index, '{;');
    if (css[openIndex] !== '{') {
      prunedCss += css.slice(index, openIndex + 1);
      index = openIndex + 1;
      continue;
    }
    const closeIndex = findClosingBrace(css, openIndex);
    const prelude = css.slice(index, openIndex).trim();
    prunedCss += pruneRule(prelude, css.slice(openIndex + 1, closeIndex), names);
    index = closeIndex + 1;
  }
  return prunedCss;
}

function pruneRule(prelude: string, body: string, names: Names): string {
  if (groupRule.test(prelude)) {
    const innerRules = pruneRules(body, names);
    return innerRules.trim() === '' ? '' : `${prelude}{${innerRules}}`;
  }
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = splitSelectors(prelude).filter((selector) => isUsed(selector, names));
  return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
}

/** Names in parentheses don't have to be in the page, because they may be alternatives. */
function isUsed(selector: string, names: Names): boolean {
  const { plainText, attributes } = splitAttributes(selector);
  if (plainText.includes('\\')) return true;
  const requiredNames = [
    ...plainText.matchAll(/\.[\w-]+|(?<![\w:#-])[a-z][\w-]*/gi),
    ...attributes.matchAll(fixedAttribute),
  ];
  return requiredNames.every(([name]) => names.has(name));
}

function splitAttributes(selector: string) {
  let plainText = '';
  let attributes = '';
  for (let index = 0; index < selector.length; index += 1) {
    if (selector[index] === '(' || selector[index] === '[') {
      const closeIndex = findClosingBracket(selector, index);
      if (selector[index] === '[') attributes += selector.slice(index, closeIndex);
      index = closeIndex;
    } else plainText += selector[index];
  }
  return { plainText, attributes };
}

function splitSelectors(selectors: string): string[] {
  const list: string[] = [];
  let start = 0;
  while (start <= selectors.length) {
    const end = findNext(selectors, start, ',');
    list.push(selectors.slice(start, end).trim());
    start = end + 1;
  }
  return list;
}

/** Finds the next of these characters outside strings and brackets, or the end of the text. */
function findNext(css: string, start: number, characters: string): number {
  for (let index = start; index < css.length; index += 1) {
    const character = css[index] ?? '';
    if (characters.includes(character)) return index;
    if (character === '\\') index += 1;
    else if (character === '"' || character === "'") index = findClosingQuote(css, index);
    else if (character === '(' || character === '[') index = findClosingBracket(css, index);
  }
  return css.length;
}

function findClosingQuote(css: string, openIndex: number): number {
  let index = openIndex + 1;
  while (index < css.length && css[index] !== css[openIndex]) index += css[index] === '\\' ? 2 : 1;
  return index;
}

const findClosingBracket = (css: string, openIndex: number): number =>
  findNext(css, openIndex + 1, css[openIndex] === '(' ? ')' : ']');

function findClosingBrace(css: string, openIndex: number): number {
  let index = findNext(css, openIndex + 1, '{}');
  while (css[index] === '{') index = findNext(css, findClosingBrace(css, index) + 1, '{}');
  return index;
}
