import { z } from 'zod';
import { report } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import type { MarkerReader } from '#library/markdown/marker.ts';
import { toCells } from '#library/markdown/tables.ts';
import { getInlineText } from '#library/markdown/text.ts';
import type { Range } from '#library/markdown/tree.ts';

const rangesAttributes = z.strictObject({
  max: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive()),
  unit: z.string().max(12).default('%'),
});

const formatMessage =
  ':::ranges needs a table with three columns (name, from, to), optionally followed by a caption. Add the table, and move anything else out of the block.';

/** A star after a name marks a range that needs follow-up. */
export const toRanges: MarkerReader = (marker) => {
  const { context } = marker;
  const title = marker.requireLabel('a title');
  const attributes = marker.parseAttributes(rangesAttributes);
  const [table, caption, ...rest] = marker.content;
  if (
    table?.type !== 'table' ||
    table.children[0]?.children.length !== 3 ||
    (caption && caption.type !== 'paragraph') ||
    rest.length > 0
  ) {
    return marker.report(formatMessage);
  }
  const { head, rows } = toCells(table, context);
  if (!attributes) return undefined;
  const { max, unit } = attributes;
  return {
    type: 'ranges',
    title,
    label: getInlineText(head[0] ?? []),
    max,
    unit,
    rows: rows.flatMap((row, index) => {
      const range = toRange(row.map(getInlineText), max);
      if (range) return [range];
      const message = `A range needs a name and two numbers from 0 to ${max}, the smaller one first. Correct the row, or raise max.`;
      return report(context, table.children[index + 1] ?? table, message);
    }),
    ...(caption ? { caption: toInlines(caption.children, context) } : {}),
  };
};

function toRange([name = '', from = '', to = '']: string[], max: number): Range | undefined {
  const digits = /^\d+(\.\d+)?$/;
  if (name.trim() === '' || !digits.test(from.trim()) || !digits.test(to.trim())) return undefined;
  const [low, high] = [Number(from), Number(to)];
  if (low > high || high > max) return undefined;
  const watch = name.trim().endsWith('*');
  return { name: name.trim().replace(/\s*\*$/, ''), from: low, to: high, watch };
}

export const toTimeline: MarkerReader = (marker) => {
  marker.parseAttributes(z.strictObject({}));
  const items = marker.parseList();
  if (!items) return undefined;
  if (items.length < 2 || items.length > 5) {
    marker.report('A timeline must have two to five steps. Combine some, or use a list.');
  }
  const steps = items.flatMap(([when, ...rest]) => {
    if (when?.type !== 'strong' || getInlineText(rest).trim() === '') {
      const message =
        'Each step needs a time in bold, then a sentence. Write it like "**Weeks 0–4** Skin adjusts".';
      marker.report(message);
      return [];
    }
    const [text, ...others] = rest;
    const children =
      text?.type === 'text' ? [{ ...text, value: text.value.trimStart() }, ...others] : rest;
    return [{ when: getInlineText(when.children), children }];
  });
  return { type: 'timeline', ...(marker.label ? { title: marker.label } : {}), steps };
};
