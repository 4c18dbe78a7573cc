import type { PhrasingContent } from 'mdast';
import { didYouMean, nearest } from '#library/did-you-mean.ts';
import { type Context, report } from '#library/markdown/context.ts';
import { checkLink } from '#library/markdown/links.ts';
import type { Inline } from '#library/markdown/tree.ts';
import { getUnsupportedMessage } from '#library/markdown/unsupported.ts';

/** Bold italic text in a link has only three levels, so more than six is a mistake. */
const maxDepth = 6;

export function toInlines(
  nodes: readonly PhrasingContent[],
  context: Context,
  depth = 0,
): Inline[] {
  if (depth > maxDepth) {
    const message = 'The emphasis is nested too deeply. Use one kind at a time.';
    return report(context, nodes[0] ?? 1, message);
  }
  return nodes.flatMap((node) => toInline(node, context, depth));
}

function toInline(node: PhrasingContent, context: Context, depth: number): Inline[] {
  switch (node.type) {
    case 'text':
      checkStrayColons(node.value, node, context);
      return [{ type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: toInlines(node.children, context, depth + 1) }];
    case 'break':
      return [{ type: 'break' }];
    case 'link': {
      const children = toInlines(node.children, context, depth + 1);
      if (children.length === 0) report(context, node, 'A link has no text. Add it in brackets.');
      const link = checkLink(node.url, node, context);
      return link ? [{ type: 'link', ...link, children }] : [];
    }
    case 'textDirective':
      return toCitation(node, context);
    default:
      return report(context, node, getUnsupportedMessage(node));
  }
}

type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>;

function toCitation(node: TextDirective, context: Context): Inline[] {
  if (node.name !== 'cite') {
    // This may be a plain colon, as in “a ratio of 1:x”.
    const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
    if (isPlain && nearest(node.name, ['cite']) === undefined) {
      return [{ type: 'text', value: `:${node.name}` }];
    }
    const message = `":${node.name}" looks like a citation, but it isn't one. To cite a reference, write :cite[key]; if you mean a colon, put a space after it.`;
    return report(context, node, message);
  }
  const [label, ...rest] = node.children;
  const key = label?.type === 'text' && rest.length === 0 ? label.value.trim() : '';
  if (key === '' || Object.keys(node.attributes ?? {}).length > 0) {
    return report(context, node, 'A citation needs one key. Write it like :cite[ogbechie-2017].');
  }
  if (context.works === undefined) {
    return report(context, node, 'Only articles can have citations. Link to an article instead.');
  }
  if (!context.works.has(key)) {
    const message = `There is no reference "${key}".${didYouMean(key, context.works)} Use a key from content/references.yaml, or add the source there first.`;
    return report(context, node, message);
  }
  if (!context.citations.includes(key)) context.citations.push(key);
  return [{ type: 'citation', number: context.citations.indexOf(key) + 1 }];
}

function checkStrayColons(value: string, node: PhrasingContent, context: Context): void {
  if (!value.includes('::')) return;
  const curlyMatch = /:{2,}([\w-]+)[^\n]*\{([^}\n]*[“”„‘’][^}\n]*)\}/.exec(value);
  if (curlyMatch) {
    const [, name, attributes = ''] = curlyMatch;
    const message = `The attributes of :::${name} have curly quotes. Use straight quotes: {${attributes.replace(/[“”„‘’]/g, '"')}}.`;
    report(context, node, message);
    return;
  }
  const message =
    '"::" is in the text, so a block wasn\'t recognized. An opening line is ":::name" with nothing before the name and nothing after [label] and {attributes}; a closing line is ":::" alone and closes one open block.';
  report(context, node, message);
}
