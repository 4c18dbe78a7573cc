import type { PhrasingContent } from 'mdast';
import { didYouMean, nearest } from '#library/did-you-mean.ts';
import { type Context, refuse } from '#library/markdown/context.ts';
import { checkLink } from '#library/markdown/links.ts';
import { refusalMessage } from '#library/markdown/refusals.ts';
import type { Inline } from '#library/markdown/tree.ts';

/** Emphasis in a bold link is three levels. More than this is a mistake. */
const maxDepth = 6;

export function toInlines(
  nodes: readonly PhrasingContent[],
  context: Context,
  depth = 0,
): Inline[] {
  if (depth > maxDepth) {
    const [first] = nodes;
    return refuse(
      context,
      first ?? 1,
      'The emphasis is nested too deeply. Use one kind at a time.',
    );
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
      if (children.length === 0) refuse(context, node, 'A link has no words. Say where it leads.');
      const link = checkLink(node.url, node, context);
      return link ? [{ type: 'link', ...link, children }] : [];
    }
    case 'textDirective':
      return toCitation(node, context);
    default:
      return refuse(context, node, refusalMessage(node));
  }
}

type TextDirective = Extract<PhrasingContent, { type: 'textDirective' }>;

function toCitation(node: TextDirective, context: Context): Inline[] {
  if (node.name !== 'cite') {
    // A plain colon, as in “a ratio of 1:x”.
    const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
    if (isPlain && nearest(node.name, ['cite']) === undefined) {
      return [{ type: 'text', value: `:${node.name}` }];
    }
    const message = `":${node.name}" looks like a marker, but there's no such marker. To cite a reference, write :cite[key]; if you mean a colon, put a space after it.`;
    return refuse(context, node, message);
  }
  const [label, ...more] = node.children;
  const key = label?.type === 'text' && more.length === 0 ? label.value.trim() : '';
  if (key === '' || Object.keys(node.attributes ?? {}).length > 0) {
    return refuse(context, node, 'A citation names one work. Write it like :cite[ogbechie-2017].');
  }
  if (context.works === undefined) {
    return refuse(
      context,
      node,
      'Only articles cite works. Say it in words, or link to an article.',
    );
  }
  if (!context.works.has(key)) {
    const message = `There is no reference "${key}".${didYouMean(key, context.works)} Use a key of content/references.yaml, or add the work there first.`;
    return refuse(context, node, message);
  }
  if (!context.citations.includes(key)) context.citations.push(key);
  return [{ type: 'citation', number: context.citations.indexOf(key) + 1 }];
}

function checkStrayColons(value: string, node: PhrasingContent, context: Context): void {
  if (!value.includes('::')) return;
  const curly = /:{2,}([\w-]+)[^\n]*\{([^}\n]*[“”„‘’][^}\n]*)\}/.exec(value);
  if (curly) {
    const [, name, settings = ''] = curly;
    const message = `The settings of :::${name} have curly quotes. Write straight ones: {${settings.replace(/[“”„‘’]/g, '"')}}.`;
    refuse(context, node, message);
    return;
  }
  const message =
    '"::" is in the text, so a marker wasn\'t recognized. An opening line is ":::name" with nothing before the name and nothing after [label] and {attributes}; a closing line is ":::" alone and closes one open block.';
  refuse(context, node, message);
}
