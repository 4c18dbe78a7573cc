/** Matches `name: value`, `- name: value` and `- value`. */
const entryPattern = /^(\s*(?:- )?)(?:([\w][^:"']*):\s+|(?<=- ))(\S.*)$/;

/** These characters have a special meaning at the start of a value. */
const specialCharacter = /^[{[*&!%@`>|,?-]/;

/** Lines are counted from 0. */
export function diagnose(
  { code, message, line }: { code: string; message: string; line: number },
  lines: readonly string[],
) {
  const text = lines[line] ?? '';
  const explain = (explanation: string) => ({ line, message: explanation });
  if (/^ *\t/.test(text)) {
    return explain('This line is indented with a tab. Use spaces, two for each level.');
  }
  if (code === 'DUPLICATE_KEY') {
    const name = text.trim().replace(/^- /, '').split(':')[0];
    return explain(`The field "${name}" appears twice. Remove one of the two.`);
  }
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  if (quote !== undefined) {
    const quoteMessage = `The text begins with ${quote} but has no closing quote. Add ${quote} at the end.`;
    return { line: findOpeningLine(quote, line, lines), message: quoteMessage };
  }
  if (/end with a [\]}]/.test(message)) {
    return {
      line: Math.max(0, line - 1),
      message: 'A bracket is never closed. Close it on the same line.',
    };
  }
  const [, indent = '', name, value = ''] = entryPattern.exec(text) ?? [];
  const prefix = `${indent.trim() === '-' ? '- ' : ''}${name === undefined ? '' : `${name}: `}`;
  if (/^["']/.test(value)) {
    return explain(
      'The text ends at the second quote, but more text follows. Inside quotes, write “ ” and ’ instead.',
    );
  }
  if (specialCharacter.test(value)) {
    return explain(
      `Text that begins with ${value[0]} needs quotes around it. Write ${prefix}${addQuotes(value)}.`,
    );
  }
  if (value.includes(': ') || value.endsWith(':')) {
    return explain(`Text with a colon needs quotes around it. Write ${prefix}${addQuotes(value)}.`);
  }
  if (/(Nested mappings|must start at the same column|Sequence item without)/.test(message)) {
    // For nested mappings, the parser reports the line above the one with the bad indent.
    const wrongLine = message.startsWith('Nested') ? line + 1 : line;
    return {
      line: wrongLine,
      message: "This line isn't indented like the lines around it. Use the same number of spaces.",
    };
  }
  if (/^Implicit/.test(message)) {
    const [, word, rest] = /^\s*(?:- )?(\w+)(?::|\s+)(\S.*)$/.exec(text) ?? [];
    const example = word === undefined ? 'name: value' : `${word}: ${rest}`;
    return explain(`There is no colon with a space after it. Write it like ${example}.`);
  }
  return explain(
    "This line can't be read. Check quotes and indentation. Text with a colon needs quotes around it.",
  );
}

export function findDroppedText(text: string): string | undefined {
  if (/^\s*#/.test(text)) return undefined;
  const [, , name, value = ''] = entryPattern.exec(text) ?? [];
  const prefix = name === undefined ? '- ' : `${name}: `;
  if (/^["']/.test(value)) return undefined;
  if (/\s#\S/.test(value)) {
    return `Text after " #" is left out. To show it, put quotes around the text: ${prefix}"${value}".`;
  }
  if (/^(?:&|\*|!(?!placeholder\b))/.test(value)) {
    return `Text that begins with ${value[0]} needs quotes around it. Write ${prefix}${addQuotes(value)}.`;
  }
  return undefined;
}

function addQuotes(value: string): string {
  const text = value.replace(/\s+#.*$/, '').replace(/^“|”$/g, '');
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function findOpeningLine(quote: string, line: number, lines: readonly string[]): number {
  for (let index = line; index >= 0; index -= 1) {
    const value = entryPattern.exec(lines[index] ?? '')?.[3]?.trimEnd() ?? '';
    if (value.startsWith(quote) && (value.length === 1 || !value.endsWith(quote))) return index;
  }
  return line;
}
