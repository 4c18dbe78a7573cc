import type { Heading as HeadingNode } from 'mdast';
import { type Context, lineOf, refuse } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import { inlineText } from '#library/markdown/text.ts';
import type { Block, HeadingLevel } from '#library/markdown/tree.ts';
import { slug } from '#library/slug.ts';

/** Ids that article pages use, so no heading may have them. */
export const pageIds = ['main', 'menu', 'account', 'contents', 'references', 'related', 'top'];

const levels: Partial<Record<number, HeadingLevel>> = { 2: 2, 3: 3, 4: 4 };

export function toHeading(node: HeadingNode, context: Context): Block[] {
  const level = levels[node.depth];
  if (level === undefined) {
    return refuse(
      context,
      node,
      node.depth === 1
        ? 'The title is in the fields at the top, so the text can\'t have a "#" heading. Start with "##".'
        : `A heading of level ${node.depth} is too deep. Use ##, ### or ####.`,
    );
  }
  const previous = context.headings.at(-1)?.level ?? 1;
  if (level > previous + 1) {
    const expected = '#'.repeat(previous + 1);
    const message = `The heading jumps from level ${previous} to ${level}. Use "${expected}" or put a heading between.`;
    refuse(context, node, message);
  }
  const children = toInlines(node.children, context);
  const text = inlineText(children).trim();
  if (text === '') {
    return refuse(context, lineOf(node), 'A heading has no words. Write some or remove it.');
  }
  if (children.some((child) => child.type === 'citation' || child.type === 'link')) {
    refuse(
      context,
      node,
      "A heading can't contain a citation or a link. Move it to the text below.",
    );
  }
  const id = uniqueId(slug(text), context.ids);
  context.headings.push({ level, id, text });
  return [{ type: 'heading', level, id, children }];
}

/** Continues from the last suffix, so a thousand identical headings stay cheap. */
function uniqueId(requestedId: string, usedIds: Map<string, number>): string {
  let count = usedIds.get(requestedId) ?? 0;
  let id = requestedId;
  while (usedIds.has(id)) {
    count += 1;
    id = `${requestedId}-${count}`;
  }
  usedIds.set(requestedId, Math.max(count, 1));
  if (id !== requestedId) usedIds.set(id, 1);
  return id;
}
