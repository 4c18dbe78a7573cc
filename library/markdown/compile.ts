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
  createContext,
  type LinkChecker,
  report,
} from '#library/markdown/context.ts';
import { readFrontMatter } from '#library/markdown/front-matter.ts';
import { pageIds, toHeading } from '#library/markdown/headings.ts';
import { isWithinLimits } from '#library/markdown/limits.ts';
import { toContainer, toLeaf } from '#library/markdown/markers.ts';
import { toProse } from '#library/markdown/prose.ts';
import { toCells } from '#library/markdown/tables.ts';
import { countWords, getBlockText } from '#library/markdown/text.ts';
import { type Block, type Body, isTextBlock } from '#library/markdown/tree.ts';
import { ContentError } from '#library/problem.ts';

export interface SourceFile<Schema extends z.ZodType> {
  file: string;
  source: string;
  schema: Schema;
  linkProblem?: LinkChecker | undefined;
  /** The file can cite these keys in content/references.yaml. */
  works: ReadonlySet<string>;
  titles: BlockTitles;
  reservedIds?: readonly string[];
  /** Rejects blocks such as tables, charts and callouts. */
  textOnly?: boolean;
  parse?: Parse | undefined;
}

/** The result may be cached, so don't modify it. */
export type Parse = (source: string) => readonly RootContent[];

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

export const parseMarkdown: Parse = (source) => parser.parse(source).children;

export function compileMarkdown<Schema extends z.ZodType>({
  file,
  source: rawSource,
  schema,
  linkProblem,
  works,
  titles,
  reservedIds = [],
  textOnly = false,
  parse = parseMarkdown,
}: SourceFile<Schema>): { frontMatter: z.infer<Schema>; body: Body } {
  const source = rawSource.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const context = createContext({ file, source, linkProblem, works, titles, allowsFacts: false }, [
    ...pageIds,
    ...reservedIds,
  ]);

  const [firstNode, ...nodes] = parseNodes(context, parse);
  if (firstNode?.type !== 'yaml') {
    const message =
      'The fields at the top of the file are missing or not closed. Begin with a line "---", then the fields, then "---" again.';
    report(context, 1, message);
    throw new ContentError(context.problems);
  }
  const frontMatter = readFrontMatter(firstNode.value, schema, file);
  context.problems.push(...frontMatter.problems);
  checkControlCharacters(context, firstNode.position?.end.line ?? 1);

  const blocks = nodes.flatMap((node) => {
    const newBlocks = toBlocks(node, context);
    if (textOnly && !newBlocks.every(isTextBlock)) report(context, node, textOnlyMessage);
    return newBlocks;
  });
  checkAnchors(context);
  if (nodes.length === 0)
    report(context, 1, 'The file has no text. Add it below the fields at the top.');
  if (context.problems.length > 0 || frontMatter.values === undefined) {
    throw new ContentError(context.problems.toSorted((first, second) => first.line - second.line));
  }

  const text = getBlockText(blocks);
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
  'This page can contain only headings, paragraphs, lists, :::care and :::alert. Move everything else to a full article.';

function parseNodes(context: Context, parse: Parse): readonly RootContent[] {
  if (!isWithinLimits(context)) throw new ContentError(context.problems);
  try {
    return parse(context.source);
  } catch (error) {
    report(context, 1, `The Markdown can't be read (${String(error)}). Use less nesting.`);
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

/** Checks only the body, because the front matter is checked as YAML. */
function checkControlCharacters(context: Context, lastFieldLine: number): void {
  for (const [index, line] of context.source.split('\n').entries()) {
    const problem = index < lastFieldLine ? undefined : controlCharacterProblem(line);
    if (problem) report(context, index + 1, `This line ${problem}.`);
  }
}

function checkAnchors(context: Context): void {
  for (const { id, line } of context.anchors) {
    const isHeading = context.headings.some((heading) => heading.id === id);
    if (id === 'references' ? context.citations.length > 0 : isHeading) continue;
    const message = `The link "#${id}" doesn't match a heading in this file. Use the heading's text in lowercase with hyphens, such as #what-helps.`;
    report(context, line, message);
  }
}
