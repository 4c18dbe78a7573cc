import type { List, Paragraph, RootContent, Table } from 'mdast';
import type { z } from 'zod';
import { type Context, report } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import { toProse, toSingleParagraphItems } from '#library/markdown/prose.ts';
import { type TableCells, toCells } from '#library/markdown/tables.ts';
import type { Block, Inline, ProseBlock } from '#library/markdown/tree.ts';

export type Container = Extract<RootContent, { type: 'containerDirective' }>;

export type MarkerReader = (marker: Marker) => Block | undefined;

/** The methods add problems to the context if the block is wrong. */
export class Marker {
  readonly node: Container;
  readonly context: Context;
  readonly label: string | undefined;
  readonly content: readonly RootContent[];

  constructor(node: Container, context: Context) {
    this.node = node;
    this.context = context;
    const [child] = node.children;
    const label = child?.type === 'paragraph' && child.data?.directiveLabel ? child : undefined;
    this.content = label ? node.children.slice(1) : node.children;
    this.label = label && this.#readLabel(label);
  }

  report(message: string): undefined {
    report(this.context, this.node, message);
  }

  /** The closing line needs at least as many colons as the opening line. */
  get fence(): string {
    return /^:+/.exec(this.#getSource())?.[0] ?? ':::';
  }

  /** remark silently closes an open block at the end of the file. */
  isClosed(): boolean {
    const lines = this.#getSource().split('\n');
    const closingFence = /^\s*(:{3,})\s*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
    return lines.length > 1 && closingFence.length >= this.fence.length;
  }

  #getSource(): string {
    const { start, end } = this.node.position ?? {};
    return this.context.source.slice(start?.offset, end?.offset);
  }

  parseAttributes<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> | undefined {
    const parsed = schema.safeParse({ ...this.node.attributes });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) this.report(this.#explain(issue));
    return undefined;
  }

  requireLabel(purpose: string): string {
    if (this.label !== undefined) return this.label;
    const message = `:::${this.node.name} needs ${purpose}. Write it in brackets: :::${this.node.name}[…].`;
    this.report(message);
    return '';
  }

  rejectLabel(): void {
    if (this.label === undefined) return;
    this.report(`:::${this.node.name} can't have a label. Remove the brackets.`);
  }

  parseProse(): ProseBlock[] {
    return toProse(this.content, this.context, `the :::${this.node.name} block`);
  }

  parseParagraph(): Inline[] | undefined {
    const paragraph = this.#getOnlyChild<Paragraph>('paragraph');
    return paragraph && toInlines(paragraph.children, this.context);
  }

  parseList(): Inline[][] | undefined {
    const list = this.#getOnlyChild<List>('list');
    return list && toSingleParagraphItems(list, this.context);
  }

  parseTable(): TableCells | undefined {
    const table = this.#getOnlyChild<Table>('table');
    return table && toCells(table, this.context);
  }

  #getOnlyChild<Node extends RootContent>(type: Node['type']): Node | undefined {
    const hasType = (node: RootContent | undefined): node is Node => node?.type === type;
    const [child, ...rest] = this.content;
    if (hasType(child) && rest.length === 0) return child;
    const { name } = this.node;
    const nestedBlock = this.content.find((node) => node.type === 'containerDirective');
    if (nestedBlock) {
      const message = `The block "${nestedBlock.name}" starts inside the :::${name} block. Close :::${name} first with ":::" alone on a line.`;
      report(this.context, nestedBlock, message);
      return undefined;
    }
    const message = `:::${name} must contain exactly one ${type} and nothing else. Add it if it's missing, and move the rest out of the block.`;
    return this.report(message);
  }

  #readLabel(label: Paragraph): string {
    const [child, ...rest] = label.children;
    if (child?.type === 'text' && rest.length === 0) return child.value.trim();
    this.report(`The label of :::${this.node.name} must be plain text. Remove the markup.`);
    return '';
  }

  #explain(issue: z.core.$ZodIssue): string {
    const { name } = this.node;
    if (issue.code === 'unrecognized_keys') {
      return `:::${name} has no attribute ${issue.keys.join(', ')}. Remove it or correct its name.`;
    }
    const field = String(issue.path[0]);
    if (issue.code === 'invalid_value') {
      const values = issue.values.map(String).join(', ');
      return `The attribute "${field}" of :::${name} is wrong or missing. Use one of: ${values}.`;
    }
    return `The attribute "${field}" of :::${name} is wrong or missing. Write ${field}="…" in the braces.`;
  }
}
