export const articleTextId = 'article-text';

export function selectLine(line: number): void {
  const field = document.getElementById(articleTextId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Browsers don't scroll to a selection, so estimate where it is.
  const top = field.scrollHeight * (start / field.value.length);
  field.scrollTop = top - field.clientHeight / 2;
  const windowTop = field.getBoundingClientRect().top + top - field.scrollTop;
  field.closest('main')?.scrollBy(0, windowTop - window.innerHeight / 2);
}

type Field = HTMLTextAreaElement;

/** Only execCommand keeps the browser's undo history. */
function replaceRange(field: Field, start: number, end: number, text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Adds or removes the asterisks for bold (2) or italic (1). */
export function toggleAsterisks(field: Field, length: 1 | 2): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const text = value.slice(start, end);
  const before = /\**$/.exec(value.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(value.slice(end))?.[0].length ?? 0;
  const count = Math.min(before, after);
  // Three asterisks are both bold and italic.
  const isMarked = length === 2 ? count >= 2 : count % 2 === 1;
  const asterisks = '*'.repeat(length);
  const shift = isMarked ? -length : length;
  if (isMarked) replaceRange(field, start - length, end + length, text);
  else replaceRange(field, start, end, asterisks + text + asterisks);
  field.setSelectionRange(start + shift, end + shift);
}

/** Makes the selected lines headings (`## `) or list items (`- `), or plain text again. */
export function togglePrefix(field: Field, prefix: string): void {
  const { value } = field;
  const start = value.lastIndexOf('\n', field.selectionStart - 1) + 1;
  const end = findLineEnd(value, Math.max(field.selectionEnd, start));
  const lines = value.slice(start, end).split('\n');
  const isPrefixed = lines.every((line) => line.startsWith(prefix));
  const newLines = lines.map((line) => {
    const text = line.replace(/^(?:#{2,4}|-|\d+\.) /, '');
    return isPrefixed || (text === '' && lines.length > 1) ? text : prefix + text;
  });
  const text = newLines.join('\n');
  replaceRange(field, start, end, text);
  field.setSelectionRange(lines.length > 1 ? start : start + text.length, start + text.length);
}

function findLineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

export function insertLink(field: Field, label: string, address: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  replaceRange(field, start, end, `[${value.slice(start, end) || label}](${address})`);
}

export const insertAfterSelection = (field: Field, text: string) =>
  replaceRange(field, field.selectionEnd, field.selectionEnd, text);

/** Inserts the block below the current line, with blank lines around it, and selects its text. */
export function insertBlock(field: Field, block: string): void {
  const { value } = field;
  const position = findLineEnd(value, field.selectionEnd);
  const before = value.slice(0, position);
  const after = value.slice(position);
  const opening = before === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(before)?.[0].length);
  const closing = '\n\n'.slice(/^\n{0,2}/.exec(after)?.[0].length);
  replaceRange(field, position, position, opening + block + closing);
  const firstLineEnd = block.indexOf('\n');
  if (firstLineEnd < 0) return;
  const start = position + opening.length + firstLineEnd + 1;
  field.setSelectionRange(start, findLineEnd(field.value, start));
}

/** Returns the line with the cursor, or the last line with text above it. */
export function getCurrentLine({ value, selectionEnd }: Field): string {
  const lines = value.slice(0, findLineEnd(value, selectionEnd)).split('\n');
  return lines.findLast((line) => /[^\s:]/.test(line)) ?? '';
}
