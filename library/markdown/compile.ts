import type { RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { z } from 'zod';
import { controlCharacterProblem } from '#library/control-characters.ts';
import { joinUnits } from '#library/join-units.ts';
import {
  type BlockTitles,
  type Context,
  type LinkProblem,
  newContext,
  refuse,
} from '#library/markdown/context.ts';
import { readFrontMatter } from '#library/markdown/front-matter.ts';
import { pageIds, toHeading } from '#library/markdown/headings.ts';
import { isWithinLimits } from '#library/markdown/limits.ts';
import { toContainer, toLeaf } from '#library/markdown/markers.ts';
import { toProse } from '#library/markdown/prose.ts';
import { toCells } from '#library/markdown/tables.ts';
import { blockText, countWords } from '#library/markdown/text.ts';
import { type Block, type Body, isTextBlock } from '#library/markdown/tree.ts';
import { ContentError } from '#library/problem.ts';

export interface SourceFile<Schema extends z.ZodType> {
  /** Path from the project root, for messages. */
  file: string;
  source: string;
  schema: Schema;
  linkProblem?: LinkProblem | undefined;
  /** Keys of the references that it may cite. */
  works: ReadonlySet<string>;
  titles: BlockTitles;
  /** More ids that the page itself uses. */
  reservedIds?: readonly string[];
  /** Rejects tables, charts, callouts and so on. */
  textOnly?: boolean;
  /** A caching parser, for sources that are compiled repeatedly. */
  parse?: Parse | undefined;
}

/** Callers must not modify the result. */
export type Parse = (source: string) => readonly RootContent[];

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

export const parseMarkdown: Parse = (source) => parser.parse(source).children;

/** Compiles one Markdown file. Throws a ContentError that lists every problem. */
export function compileMarkdown<Schema extends z.ZodType>({
  file,
  source: raw,
  schema,
  linkProblem,
  works,
  titles,
  reservedIds = [],
  textOnly = false,
  parse = parseMarkdown,
}: SourceFile<Schema>): { frontMatter: z.infer<Schema>; body: Body } {
  const source = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const context = newContext({ file, source, linkProblem, works, titles, allowsFacts: false }, [
    ...pageIds,
    ...reservedIds,
  ]);

  const [first, ...nodes] = nodesOf(context, parse);
  if (first?.type !== 'yaml') {
    refuse(
      context,
      1,
      'The fields at the top of the file are missing or not closed. Begin with a line "---", then the fields, then "---" again.',
    );
    throw new ContentError(context.problems);
  }
  const frontMatter = readFrontMatter(first.value, schema, file);
  context.problems.push(...frontMatter.problems);
  refuseControlCharacters(context, first.position?.end.line ?? 1);

  const blocks = nodes.flatMap((node) => {
    const created = toBlocks(node, context);
    if (textOnly && !created.every(isTextBlock)) refuse(context, node, textOnlyMessage);
    return created;
  });
  checkAnchors(context);
  if (nodes.length === 0)
    refuse(context, 1, 'The file has no text. Write it below the fields at the top.');
  if (context.problems.length > 0 || frontMatter.values === undefined) {
    throw new ContentError(context.problems.toSorted((a, b) => a.line - b.line));
  }

  const text = blockText(blocks);
  const { headings, citations } = context;
  return {
    frontMatter: frontMatter.values,
    body: {
      blocks: joinUnits(blocks),
      headings: joinUnits(headings),
      citations,
      text,
      words: countWords(text),
    },
  };
}

const textOnlyMessage =
  'This page has room for headings, paragraphs, lists, :::care and :::alert. Put the rest into a full article.';

function nodesOf(context: Context, parse: Parse): readonly RootContent[] {
  if (!isWithinLimits(context)) throw new ContentError(context.problems);
  try {
    return parse(context.source);
  } catch (error) {
    refuse(context, 1, `The Markdown cannot be read (${String(error)}). Simplify its nesting.`);
    throw new ContentError(context.problems);
  }
}

function toBlocks(node: RootContent, context: Context): Block[] {
  switch (node.type) {
    case 'heading':
      return toHeading(node, context);
    case 'table':
      return [{ type: 'table', ...toCells(node, context) }];
    case 'containerDirective':
      return toContainer(node, context);
    case 'leafDirective':
      return toLeaf(node, context);
    default:
      return toProse([node], context, 'the text');
  }
}

/** Checks only the body: the front matter is checked as YAML. */
function refuseControlCharacters(context: Context, lastLineOfFields: number): void {
  for (const [index, line] of context.source.split('\n').entries()) {
    const problem = index < lastLineOfFields ? undefined : controlCharacterProblem(line);
    if (problem) refuse(context, index + 1, `This line ${problem}.`);
  }
}

function checkAnchors(context: Context): void {
  for (const { id, line } of context.anchors) {
    if (id === 'references' ? context.citations.length > 0 : hasHeading(context, id)) continue;
    refuse(context, line, `The link "#${id}" leads to no heading of this file. Correct it.`);
  }
}

const hasHeading = (context: Context, id: string) =>
  context.headings.some((heading) => heading.id === id);
