import type { List, Paragraph, RootContent } from 'mdast';
import { type Context, report } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import type { Inline, ListItem, ProseBlock } from '#library/markdown/tree.ts';
import { getUnsupportedMessage } from '#library/markdown/unsupported.ts';

/** Deeper lists don't fit on a phone. */
const maxListDepth = 3;

export function toProse(
  nodes: readonly RootContent[],
  context: Context,
  parentName: string,
  depth = 1,
): ProseBlock[] {
  return nodes.flatMap((node): ProseBlock[] => {
    if (node.type === 'paragraph') {
      checkTypos(node, context);
      return [{ type: 'paragraph', children: toInlines(node.children, context) }];
    }
    if (node.type === 'list') return toList(node, context, depth);
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      const advice =
        depth > 1
          ? 'Start it at the left margin, after a blank line.'
          : `Close ${parentName} first with ":::" alone on a line.`;
      const message = `The block "${node.name}" starts inside ${parentName}. ${advice}`;
      return report(context, node, message);
    }
    return report(context, node, getUnsupportedMessage(node));
  });
}

/** Markdown treats these typos as plain text. */
const typos: [pattern: RegExp, getMessage: (match: string) => string][] = [
  [
    /^(?:#{2,6}(?=[^\s#])|#(?=\p{L}))/u,
    (mark) => `A heading needs a space after ${mark}. Write "${mark} " and then the heading.`,
  ],
  [
    /^-(?=\p{L})/u,
    (mark) => `A list item needs a space after "${mark}". Write "${mark} " and then the text.`,
  ],
  [/^[•·▪◦‣]/u, () => 'This line starts with a bullet character. Start list items with "- ".'],
  [/\[[^\]]+\] +\((?=\/|https?:)/, () => 'A link has a space between ] and (. Remove the space.'],
];

function checkTypos(node: Paragraph, context: Context): void {
  const { start, end } = node.position ?? {};
  const lines = context.source.slice(start?.offset, end?.offset).split('\n');
  for (const [index, line] of lines.entries()) {
    for (const [pattern, getMessage] of typos) {
      const [match] = pattern.exec(line.trimStart()) ?? [];
      if (match === undefined) continue;
      report(context, (start?.line ?? 1) + index, getMessage(match));
    }
  }
}

function toList(node: List, context: Context, depth: number): ProseBlock[] {
  if (depth > maxListDepth) {
    const message = `Lists are nested more than ${maxListDepth} levels deep. Use fewer levels.`;
    return report(context, node, message);
  }
  const items = node.children.map((item): ListItem => {
    if (typeof item.checked === 'boolean') {
      report(context, item, "Checkboxes aren't allowed. Remove the brackets.");
    }
    if (item.children.length === 0) {
      report(context, item, 'A list item is empty. Add text or remove it.');
    }
    return { children: toProse(item.children, context, 'a list', depth + 1) };
  });
  return [{ type: 'list', ordered: node.ordered === true, items }];
}

export function toSingleParagraphItems(node: List, context: Context): Inline[][] {
  return node.children.flatMap((item) => {
    const [paragraph, ...rest] = item.children;
    if (paragraph?.type !== 'paragraph' || rest.length > 0 || typeof item.checked === 'boolean') {
      const message = 'Each item here must be one short paragraph. Shorten it or split it.';
      return report(context, item, message);
    }
    return [toInlines(paragraph.children, context)];
  });
}
