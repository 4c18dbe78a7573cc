interface SyntaxError {
  code: string;
  message: string;
  /** Counted from 0. */
  line: number;
}

interface Diagnosis {
  line: number;
  message: string;
}

/** `name: value` or `- value`, with or without a name. */
const entry = /^(\s*(?:- )?)(?:([\w][^:"']*):\s+|(?<=- ))(\S.*)$/;

/** Characters with a special meaning at the start of a value. */
const special = /^[{[*&!%@`>|,?-]/;

/** Explains a syntax error to someone who doesn't know YAML, and finds the line that caused it. */
export function diagnose(
  { code, message, line }: SyntaxError,
  lines: readonly string[],
): Diagnosis {
  const text = lines[line] ?? '';
  const here = (words: string) => ({ line, message: words });
  if (/^ *\t/.test(text)) {
    return here('This line is indented with a tab. Use spaces, two for each step.');
  }
  if (code === 'DUPLICATE_KEY') {
    const name = text.trim().replace(/^- /, '').split(':')[0];
    return here(`The field "${name}" is here a second time. Remove one of the two.`);
  }
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  if (quote !== undefined)
    return { line: findOpeningLine(quote, line, lines), message: unclosedQuoteMessage(quote) };
  if (/end with a [\]}]/.test(message)) {
    return {
      line: Math.max(0, line - 1),
      message: 'A bracket is opened and never closed. Close it on the same line.',
    };
  }
  const [, indent = '', name, value = ''] = entry.exec(text) ?? [];
  const prefix = `${indent.trim() === '-' ? '- ' : ''}${name === undefined ? '' : `${name}: `}`;
  if (/^["']/.test(value)) {
    return here(
      'The text ends at its second quote, and something comes after it. Inside a text write “ ” and ’ instead.',
    );
  }
  if (special.test(value)) {
    return here(
      `A text that begins with ${value[0]} needs quotes around it. Write ${prefix}${quoted(value)}.`,
    );
  }
  if (value.includes(': ') || value.endsWith(':')) {
    return here(`A text with a colon needs quotes around it. Write ${prefix}${quoted(value)}.`);
  }
  if (/(Nested mappings|must start at the same column|Sequence item without)/.test(message)) {
    // The parser reports the line before the wrong one.
    const below = message.startsWith('Nested') ? line + 1 : line;
    return {
      line: below,
      message:
        'This line does not begin in the same column as the lines it belongs to. Indent it like them, with spaces.',
    };
  }
  if (/^Implicit/.test(message)) {
    const [, word, rest] = /^\s*(?:- )?(\w+)(?::|\s+)(\S.*)$/.exec(text) ?? [];
    const example = word === undefined ? 'name: value' : `${word}: ${rest}`;
    return here(`There is no colon with a space after it. Write it like ${example}.`);
  }
  return here(
    'This cannot be read. Check quotes and indentation. A value that contains a colon and a space needs quotes around it.',
  );
}

/** Finds text that YAML would silently drop. */
export function findDroppedText(text: string): string | undefined {
  if (/^\s*#/.test(text)) return undefined;
  const [, , name, value = ''] = entry.exec(text) ?? [];
  const prefix = name === undefined ? '- ' : `${name}: `;
  if (/^["']/.test(value)) return undefined;
  if (/\s#\S/.test(value)) {
    return `Words after " #" are left out. To show them, put quotes around the text: ${prefix}"${value}".`;
  }
  if (/^(?:&|\*|!(?!placeholder\b))/.test(value)) {
    return `A text that begins with ${value[0]} needs quotes around it. Write ${prefix}${quoted(value)}.`;
  }
  return undefined;
}

/** Uses single quotes if the text contains double quotes or backslashes. */
function quoted(value: string): string {
  const text = value.replace(/\s+#.*$/, '').replace(/^“|”$/g, '');
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

const unclosedQuoteMessage = (quote: string) =>
  `A text begins with ${quote} but has no closing quote. Add ${quote} at the end.`;

/** The last line, up to this one, whose value has an opening quote but no closing quote. */
function findOpeningLine(quote: string, line: number, lines: readonly string[]): number {
  for (let at = line; at >= 0; at -= 1) {
    const value = entry.exec(lines[at] ?? '')?.[3]?.trimEnd() ?? '';
    if (value.startsWith(quote) && (value.length === 1 || !value.endsWith(quote))) return at;
  }
  return line;
}
