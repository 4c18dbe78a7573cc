import type { List, Paragraph, RootContent, Table } from 'mdast';
import type { z } from 'zod';
import { type Context, refuse } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import { toLines, toProse } from '#library/markdown/prose.ts';
import { type TableCells, toCells } from '#library/markdown/tables.ts';
import type { Block, Inline, ProseBlock } from '#library/markdown/tree.ts';

export type Container = Extract<RootContent, { type: 'containerDirective' }>;

/** Returns undefined if the marker is invalid. */
export type MarkerReader = (marker: Marker) => Block | undefined;

/** A block marker, with methods that read its parts and record their problems. */
export class Marker {
  readonly node: Container;
  readonly context: Context;
  /** The plain text between the brackets. */
  readonly label: string | undefined;
  readonly content: readonly RootContent[];

  constructor(node: Container, context: Context) {
    this.node = node;
    this.context = context;
    const [first] = node.children;
    const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
    this.content = label ? node.children.slice(1) : node.children;
    this.label = label && this.#labelText(label);
  }

  refuse(message: string): undefined {
    refuse(this.context, this.node, message);
  }

  /** The colons that open the block and must close it. */
  get fence(): string {
    return /^:+/.exec(this.#source())?.[0] ?? ':::';
  }

  /** remark silently closes an open block at the end of the file. */
  isClosed(): boolean {
    const lines = this.#source().split('\n');
    const closing = /^\s*(:{3,})\s*$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
    return lines.length > 1 && closing.length >= this.fence.length;
  }

  #source(): string {
    const { start, end } = this.node.position ?? {};
    return this.context.source.slice(start?.offset, end?.offset);
  }

  attributes<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> | undefined {
    const parsed = schema.safeParse({ ...this.node.attributes });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) this.refuse(this.#explain(issue));
    return undefined;
  }

  requireLabel(whatItIs: string): string {
    if (this.label !== undefined) return this.label;
    const message = `:::${this.node.name} needs ${whatItIs}. Write it in brackets: :::${this.node.name}[…].`;
    this.refuse(message);
    return '';
  }

  refuseLabel(): void {
    if (this.label === undefined) return;
    this.refuse(`:::${this.node.name} has no label. Remove the brackets.`);
  }

  prose(): ProseBlock[] {
    return toProse(this.content, this.context, `the :::${this.node.name} block`);
  }

  onlyParagraph(): Inline[] | undefined {
    const paragraph = this.#only<Paragraph>('paragraph');
    return paragraph && toInlines(paragraph.children, this.context);
  }

  onlyList(): Inline[][] | undefined {
    const list = this.#only<List>('list');
    return list && toLines(list, this.context);
  }

  onlyTable(): TableCells | undefined {
    const table = this.#only<Table>('table');
    return table && toCells(table, this.context);
  }

  #only<Node extends RootContent>(type: Node['type']): Node | undefined {
    const isWanted = (node: RootContent | undefined): node is Node => node?.type === type;
    const [only, ...more] = this.content;
    if (isWanted(only) && more.length === 0) return only;
    const { name } = this.node;
    const nested = this.content.find((node) => node.type === 'containerDirective');
    if (nested) {
      const message = `The marker "${nested.name}" begins inside the :::${name} block. Close that first with ":::" alone on a line.`;
      refuse(this.context, nested, message);
      return undefined;
    }
    return this.refuse(`:::${name} holds one ${type} and nothing else. Move the rest out of it.`);
  }

  #labelText(label: Paragraph): string {
    const [only, ...more] = label.children;
    if (only?.type === 'text' && more.length === 0) return only.value.trim();
    this.refuse(`The label of :::${this.node.name} is plain words. Remove markup from it.`);
    return '';
  }

  #explain(issue: z.core.$ZodIssue): string {
    const { name } = this.node;
    if (issue.code === 'unrecognized_keys') {
      return `:::${name} does not know ${issue.keys.join(', ')}. Remove it or correct its name.`;
    }
    const field = String(issue.path[0]);
    if (issue.code === 'invalid_value') {
      const values = issue.values.map(String).join(', ');
      return `The attribute "${field}" of :::${name} is wrong or missing. Use one of: ${values}.`;
    }
    return `The attribute "${field}" of :::${name} is wrong or missing. Write ${field}="…" in the braces.`;
  }
}
