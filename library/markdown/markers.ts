import type { RootContent } from 'mdast';
import { z } from 'zod';
import { didYouMean } from '#library/did-you-mean.ts';
import { type Context, lineOf, refuse } from '#library/markdown/context.ts';
import { toRanges, toTimeline } from '#library/markdown/figures.ts';
import { type Container, Marker, type MarkerReader } from '#library/markdown/marker.ts';
import {
  type Block,
  type CalloutVariant,
  careLevels,
  drawingNames,
  quoteVariants,
} from '#library/markdown/tree.ts';

const none = z.strictObject({});
const maxCareBullets = 5;

/** Block markers by name. docs/writing-content.md documents each one. */
const readers: Record<string, MarkerReader> = {
  tip: callout('tip'),
  note: callout('note'),
  warning: callout('warning'),
  info: callout('info'),
  'key-points': (marker) => {
    marker.attributes(none);
    const items = marker.onlyList();
    return (
      items && { type: 'key-points', title: marker.label ?? marker.context.titles.keyPoints, items }
    );
  },
  quote: (marker) => {
    marker.refuseLabel();
    const attributes = marker.attributes(
      z.strictObject({
        variant: z.enum(quoteVariants).default('default'),
        by: z.string().min(2).optional(),
      }),
    );
    const children = marker.onlyParagraph();
    return attributes && children && { type: 'quote', ...attributes, children };
  },
  table: (marker) => {
    marker.attributes(none);
    const caption = marker.requireLabel('the caption that says what the table shows');
    const cells = marker.onlyTable();
    return cells && { type: 'table', caption, ...cells };
  },
  comparison: (marker) => {
    marker.refuseLabel();
    marker.attributes(none);
    const { head, rows } = marker.onlyTable() ?? {};
    return head?.length === 2 && rows ? { type: 'comparison', head, rows } : undefined;
  },
  care: (marker) => {
    const attributes = marker.attributes(z.strictObject({ level: z.enum(careLevels) }));
    const title = marker.requireLabel('the action as a heading that ends in "if:"');
    if (title !== '' && !title.endsWith('if:')) {
      marker.refuse('The heading of a care card is one action that ends in "if:". Rewrite it.');
    }
    const items = marker.onlyList();
    if (items && items.length > maxCareBullets) {
      marker.refuse(`A care card has at most ${maxCareBullets} bullets. Keep the gravest.`);
    }
    return attributes && items && { type: 'care', level: attributes.level, title, items };
  },
  alert: (marker) => {
    marker.attributes(none);
    const { alerts } = marker.context;
    if (alerts.length > 0) {
      marker.refuse(`A page has one alert, and line ${alerts[0]} has it. Use :::warning here.`);
    }
    alerts.push(lineOf(marker.node));
    const title = marker.requireLabel('the heading of the alert');
    return { type: 'alert', title, children: marker.prose() };
  },
  ranges: toRanges,
  timeline: toTimeline,
  testimonial: (marker) => {
    marker.refuseLabel();
    const words = z.string().min(2);
    const attributes = marker.attributes(
      z.strictObject({
        patient: words,
        condition: words,
        treatment: words,
        result: words.optional(),
        /** Listed by the launch check, and labeled as a sample on the page. */
        placeholder: words.optional(),
      }),
    );
    const children = marker.onlyParagraph();
    if (!attributes || !children) return undefined;
    const { placeholder, result, ...shown } = attributes;
    return {
      type: 'testimonial',
      ...shown,
      ...(result === undefined ? {} : { result }),
      isSample: placeholder !== undefined,
      children,
    };
  },
};

function callout(variant: CalloutVariant): MarkerReader {
  return (marker) => {
    marker.attributes(none);
    const title = marker.label ?? marker.context.titles.callouts[variant];
    return { type: 'callout', variant, title, children: marker.prose() };
  };
}

export const markerNames = Object.keys(readers);
const names = markerNames.join(', ');

export function toContainer(node: Container, context: Context): Block[] {
  const reader = Object.hasOwn(readers, node.name) ? readers[node.name] : undefined;
  if (reader === undefined) {
    const message = `There is no marker "${node.name}".${didYouMean(node.name, markerNames)} Use one of: ${names}.`;
    return refuse(context, node, message);
  }
  const marker = new Marker(node, context);
  if (!marker.isClosed()) {
    const message = `The :::${node.name} block is never closed. Put "${marker.fence}" alone on a line after it.`;
    return refuse(context, node, message);
  }
  if (marker.content.length === 0) {
    return refuse(context, node, `The :::${node.name} block is empty. Fill it or remove it.`);
  }
  const block = reader(marker);
  return block ? [block] : [];
}

type Leaf = Extract<RootContent, { type: 'leafDirective' }>;

const drawing = z.strictObject({ name: z.enum(drawingNames) });

export function toLeaf(node: Leaf, context: Context): Block[] {
  if (Object.hasOwn(readers, node.name)) {
    const message = `"::${node.name}" has two colons. A block opens with three: ":::${node.name}".`;
    return refuse(context, node, message);
  }
  if (node.name !== 'drawing') {
    return refuse(
      context,
      node,
      `There is no marker "${node.name}". Use ::drawing or one of: ${names}.`,
    );
  }
  const attributes = drawing.safeParse({ ...node.attributes });
  if (!attributes.success || node.children.length > 0) {
    const message = `A drawing has a name and nothing else.${didYouMean(node.attributes?.name ?? '', drawingNames)} Write ::drawing{name=…} with one of: ${drawingNames.join(', ')}.`;
    return refuse(context, node, message);
  }
  return [{ type: 'drawing', name: attributes.data.name }];
}
