import type { CalloutVariant, Heading } from '#library/markdown/tree.ts';
import type { Problem } from '#library/problem.ts';

/** Blocks without a label use these titles from content/article.yaml. */
export interface BlockTitles {
  callouts: Readonly<Record<CalloutVariant, string>>;
  keyPoints: string;
}

export const emptyTitles: BlockTitles = {
  callouts: { tip: '', note: '', warning: '', info: '' },
  keyPoints: '',
};

export type LinkChecker = (href: string, file: string) => string | undefined;

export interface Context {
  file: string;
  source: string;
  problems: Problem[];
  headings: Heading[];
  /** The order of first use sets the citation numbers. */
  citations: string[];
  /** Maps each used id to its last number suffix. */
  ids: Map<string, number>;
  /** These links are checked after all headings are parsed. */
  anchors: { id: string; line: number }[];
  linkProblem: LinkChecker | undefined;
  /** Undefined means that citations aren't allowed. */
  works: ReadonlySet<string> | undefined;
  titles: BlockTitles;
  /** If true, facts such as {phoneLink} are filled in later. */
  allowsFacts: boolean;
  alertLines: number[];
}

export interface Positioned {
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } };
}

export const getLine = (node: Positioned) => node.position?.start.line ?? 1;

/** Returns an empty list, so callers can return it in place of blocks. */
export function report(context: Context, at: Positioned | number, message: string): [] {
  const line = typeof at === 'number' ? at : getLine(at);
  context.problems.push({ file: context.file, line, message });
  return [];
}

type ContextInput = Pick<
  Context,
  'file' | 'source' | 'linkProblem' | 'works' | 'titles' | 'allowsFacts'
>;

export const createContext = (input: ContextInput, usedIds: readonly string[] = []): Context => ({
  ...input,
  problems: [],
  headings: [],
  citations: [],
  ids: new Map(usedIds.map((id) => [id, 1])),
  anchors: [],
  alertLines: [],
});
