import type { RootContent } from 'mdast';
import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { type Context, getLine, report } from '#library/markdown/context.ts';
import { toRanges, toTimeline } from '#library/markdown/figures.ts';
import { type Container, Marker, type MarkerReader } from '#library/markdown/marker.ts';
import {
  type Block,
  type CalloutVariant,
  careLevels,
  drawingNames,
  quoteVariants,
} from '#library/markdown/tree.ts';

const noAttributes = z.strictObject({});
const maxCareBullets = 5;

const readers: Record<string, MarkerReader> = {
  tip: createCalloutReader('tip'),
  note: createCalloutReader('note'),
  warning: createCalloutReader('warning'),
  info: createCalloutReader('info'),
  'key-points': (marker) => {
    marker.parseAttributes(noAttributes);
    const items = marker.parseList();
    return (
      items && { type: 'key-points', title: marker.label ?? marker.context.titles.keyPoints, items }
    );
  },
  quote: (marker) => {
    marker.rejectLabel();
    const attributes = marker.parseAttributes(
      z.strictObject({
        variant: z.enum(quoteVariants).default('default'),
        by: z.string().min(2).optional(),
      }),
    );
    const children = marker.parseParagraph();
    return attributes && children && { type: 'quote', ...attributes, children };
  },
  table: (marker) => {
    marker.parseAttributes(noAttributes);
    const caption = marker.requireLabel('a caption that says what the table shows');
    const cells = marker.parseTable();
    return cells && { type: 'table', caption, ...cells };
  },
  comparison: (marker) => {
    marker.rejectLabel();
    marker.parseAttributes(noAttributes);
    const { head, rows } = marker.parseTable() ?? {};
    return head?.length === 2 && rows ? { type: 'comparison', head, rows } : undefined;
  },
  care: (marker) => {
    const attributes = marker.parseAttributes(z.strictObject({ level: z.enum(careLevels) }));
    const title = marker.requireLabel('an action that ends in "if:" as its heading');
    if (title !== '' && !title.endsWith('if:')) {
      marker.report('The heading of a care card must end in "if:". Write it like "Call us if:".');
    }
    const items = marker.parseList();
    if (items && items.length > maxCareBullets) {
      marker.report(
        `A care card can have only ${maxCareBullets} bullets. Keep the most serious ones.`,
      );
    }
    return attributes && items && { type: 'care', level: attributes.level, title, items };
  },
  alert: (marker) => {
    marker.parseAttributes(noAttributes);
    const { alertLines } = marker.context;
    if (alertLines.length > 0) {
      marker.report(`Line ${alertLines[0]} already has the page's alert. Use :::warning here.`);
    }
    alertLines.push(getLine(marker.node));
    const title = marker.requireLabel('a heading');
    return { type: 'alert', title, children: marker.parseProse() };
  },
  ranges: toRanges,
  timeline: toTimeline,
  testimonial: (marker) => {
    marker.rejectLabel();
    const text = z.string().min(2);
    const attributes = marker.parseAttributes(
      z.strictObject({
        patient: text,
        condition: text,
        treatment: text,
        result: text.optional(),
        /** The launch check lists placeholders, and the page labels them as samples. */
        placeholder: text.optional(),
      }),
    );
    const children = marker.parseParagraph();
    if (!attributes || !children) return undefined;
    const { placeholder, ...visibleAttributes } = attributes;
    const isSample = placeholder !== undefined;
    return { type: 'testimonial', ...visibleAttributes, isSample, children };
  },
};

function createCalloutReader(variant: CalloutVariant): MarkerReader {
  return (marker) => {
    marker.parseAttributes(noAttributes);
    const title = marker.label ?? marker.context.titles.callouts[variant];
    return { type: 'callout', variant, title, children: marker.parseProse() };
  };
}

export const markerNames = Object.keys(readers);
const nameList = markerNames.join(', ');

export function toContainer(node: Container, context: Context): Block[] {
  const reader = Object.hasOwn(readers, node.name) ? readers[node.name] : undefined;
  if (reader === undefined) {
    const message = `There is no block "${node.name}".${didYouMean(node.name, markerNames)} Use one of: ${nameList}.`;
    return report(context, node, message);
  }
  const marker = new Marker(node, context);
  if (!marker.isClosed()) {
    const message = `The :::${node.name} block is never closed. Put "${marker.fence}" alone on a line after it.`;
    return report(context, node, message);
  }
  if (marker.content.length === 0) {
    return report(context, node, `The :::${node.name} block is empty. Fill it or remove it.`);
  }
  const block = reader(marker);
  return block ? [block] : [];
}

type Leaf = Extract<RootContent, { type: 'leafDirective' }>;

const drawing = z.strictObject({ name: z.enum(drawingNames) });

export function toLeaf(node: Leaf, context: Context): Block[] {
  if (Object.hasOwn(readers, node.name)) {
    const message = `"::${node.name}" has two colons. A block opens with three: ":::${node.name}".`;
    return report(context, node, message);
  }
  if (node.name !== 'drawing') {
    const message = `There is no block "${node.name}". Use ::drawing or one of: ${nameList}.`;
    return report(context, node, message);
  }
  const attributes = drawing.safeParse({ ...node.attributes });
  if (!attributes.success || node.children.length > 0) {
    const message = `::drawing needs a name and nothing else.${didYouMean(node.attributes?.name ?? '', drawingNames)} Write ::drawing{name=…} with one of: ${drawingNames.join(', ')}.`;
    return report(context, node, message);
  }
  return [{ type: 'drawing', name: attributes.data.name }];
}
