import { articleTextId, getCurrentLine } from './article-text.ts';

/** Returns the text that the preview shows for a field, or an empty string. */
export function getShownText(field: EventTarget | null): string {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return '';
  if (field.type === 'checkbox' || field.type === 'search') return '';
  const isArticle = field instanceof HTMLTextAreaElement && field.id === articleTextId;
  return toShownText(isArticle ? getCurrentLine(field) : field.value);
}

/** Citations and facts in braces look different on the page, so this returns the longest text between them. */
export const toShownText = (source: string) =>
  source
    .replaceAll(/\]\([^)]*\)/g, '')
    .split(/:cite\[[^\]]*\]|\{[^}]*\}|^:{2,}[\w-]+/)
    .toSorted((left, right) => right.length - left.length)[0] ?? '';
