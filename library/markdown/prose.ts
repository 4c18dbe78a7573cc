import type { List, Paragraph, RootContent } from 'mdast';
import { type Context, refuse } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import { refusalMessage } from '#library/markdown/refusals.ts';
import type { Inline, ListItem, ProseBlock } from '#library/markdown/tree.ts';

/** Deeper lists don't fit on a phone. */
const maxListDepth = 3;

/** Paragraphs and lists are allowed everywhere, including in markers and lists. */
export function toProse(
  nodes: readonly RootContent[],
  context: Context,
  inside: string,
  depth = 1,
): ProseBlock[] {
  return nodes.flatMap((node): ProseBlock[] => {
    if (node.type === 'paragraph') {
      checkTypos(node, context);
      return [{ type: 'paragraph', children: toInlines(node.children, context) }];
    }
    if (node.type === 'list') return toList(node, context, depth);
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      const message = `The marker "${node.name}" begins inside ${inside}. Close that first with ":::" alone on a line, and start markers at the left margin.`;
      return refuse(context, node, message);
    }
    return refuse(context, node, refusalMessage(node));
  });
}

/** Typos that Markdown reads as plain text. */
const typos: [typo: RegExp, message: (match: string) => string][] = [
  [
    /^(?:#{2,6}(?=[^\s#])|#(?=\p{L}))/u,
    (signs) => `A heading needs a space after ${signs}. Write "${signs} " and then its words.`,
  ],
  [
    /^-(?=\p{L})/u,
    (sign) =>
      `An entry of a list needs a space after "${sign}". Write "${sign} " and then its words.`,
  ],
  [/^[•·▪◦‣]/u, () => 'A list is not made with bullets. Begin each entry with "- ".'],
  [/\[[^\]]+\] +\((?=\/|https?:)/, () => 'A link has a space between ] and (. Remove the space.'],
];

function checkTypos(node: Paragraph, context: Context): void {
  const { start, end } = node.position ?? {};
  const lines = context.source.slice(start?.offset, end?.offset).split('\n');
  for (const [index, line] of lines.entries()) {
    for (const [typo, message] of typos) {
      const [match] = typo.exec(line.trimStart()) ?? [];
      if (match === undefined) continue;
      refuse(context, (start?.line ?? 1) + index, message(match));
    }
  }
}

function toList(node: List, context: Context, depth: number): ProseBlock[] {
  if (depth > maxListDepth) {
    return refuse(
      context,
      node,
      `Lists are nested more than ${maxListDepth} deep. Make it flatter.`,
    );
  }
  const items = node.children.map((item): ListItem => {
    if (typeof item.checked === 'boolean') {
      refuse(context, item, 'Check boxes are not allowed. Remove the brackets.');
    }
    if (item.children.length === 0) {
      refuse(context, item, 'A list item has no words. Write some or remove it.');
    }
    return { children: toProse(item.children, context, 'a list', depth + 1) };
  });
  return [{ type: 'list', ordered: node.ordered === true, items }];
}

/** Requires every item to be one paragraph. */
export function toLines(node: List, context: Context): Inline[][] {
  return node.children.flatMap((item) => {
    const [paragraph, ...more] = item.children;
    if (paragraph?.type !== 'paragraph' || more.length > 0 || typeof item.checked === 'boolean') {
      return refuse(
        context,
        item,
        'Each item here is one short paragraph. Shorten it or split it.',
      );
    }
    return [toInlines(paragraph.children, context)];
  });
}
