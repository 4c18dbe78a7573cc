import type { Block, Inline } from '#library/markdown/tree.ts';

export function getInlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text' || inline.type === 'term') return inline.value;
      if (inline.type === 'break') return ' ';
      return inline.type === 'citation' ? '' : getInlineText(inline.children);
    })
    .join('');
}

/** Uses one line per paragraph, cell or title, so a search can't match across them. */
export function getBlockText(blocks: readonly Block[]): string {
  return blocks.flatMap(getLines).filter(Boolean).join('\n');
}

function getLines(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [getInlineText(block.children)];
    case 'list':
      return block.items.flatMap((item) => item.children.flatMap(getLines));
    case 'quote':
      return [getInlineText(block.children), block.by ?? ''];
    case 'table':
      return [block.caption ?? '', ...[block.head, ...block.rows].flat().map(getInlineText)];
    case 'comparison':
      return [block.head, ...block.rows].flat().map(getInlineText);
    case 'ranges':
      return [
        block.title,
        ...block.rows.map((row) => `${row.name} ${formatRange(row, block.unit)}`),
        getInlineText(block.caption ?? []),
      ];
    case 'timeline':
      return [
        block.title ?? '',
        ...block.steps.map((step) => `${step.when} ${getInlineText(step.children)}`),
      ];
    case 'testimonial':
      return [
        getInlineText(block.children),
        block.patient,
        block.condition,
        block.treatment,
        block.result ?? '',
      ];
    case 'drawing':
      return [];
    // Every other block has a title and either items or children.
    default:
      return [
        block.title,
        ...('items' in block ? block.items.map(getInlineText) : block.children.flatMap(getLines)),
      ];
  }
}

/** A word contains a letter or a digit, so '%' and '–' alone don't count. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export const wordsPerMinute = 225;

export const getReadingMinutes = (words: number) => Math.ceil(words / wordsPerMinute);

/** Returns '2–8%' or '2–8 mg', with a space before a unit that is a word. */
export function formatRange({ from, to }: { from: number; to: number }, unit: string): string {
  const space = unit === '%' ? '' : ' ';
  return `${from}–${to}${space}${unit}`.trimEnd();
}
