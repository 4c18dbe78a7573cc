import type { Heading as HeadingNode } from 'mdast';
import { type Context, report } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import { getInlineText } from '#library/markdown/text.ts';
import type { Block, HeadingLevel } from '#library/markdown/tree.ts';
import { slug } from '#library/slug.ts';

/** Headings can't use these ids, because article pages do. */
export const pageIds = ['main', 'menu', 'account', 'contents', 'references', 'related', 'top'];

const headingLevels: Partial<Record<number, HeadingLevel>> = { 2: 2, 3: 3, 4: 4 };

export function toHeading(node: HeadingNode, context: Context): Block[] {
  const level = headingLevels[node.depth];
  if (level === undefined) {
    const message =
      node.depth === 1
        ? 'The title is in the fields at the top, so the text can\'t have a "#" heading. Start with "##".'
        : `A level ${node.depth} heading is too deep. Use ##, ### or ####.`;
    return report(context, node, message);
  }
  const previousLevel = context.headings.at(-1)?.level ?? 1;
  if (level > previousLevel + 1) {
    const expectedMark = '#'.repeat(previousLevel + 1);
    const message = `The heading jumps from level ${previousLevel} to ${level}. Use "${expectedMark}", or add a heading in between.`;
    report(context, node, message);
  }
  const children = toInlines(node.children, context);
  const text = getInlineText(children).trim();
  if (text === '') {
    return report(context, node, 'A heading is empty. Add text or remove it.');
  }
  if (children.some((child) => child.type === 'citation' || child.type === 'link')) {
    const message = "A heading can't contain a citation or a link. Move it to the text below.";
    report(context, node, message);
  }
  const id = createUniqueId(slug(text), context.ids);
  context.headings.push({ level, id, text });
  return [{ type: 'heading', level, id, children }];
}

/** Continues from the last suffix, so many identical headings don't slow it down. */
function createUniqueId(requestedId: string, usedIds: Map<string, number>): string {
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
