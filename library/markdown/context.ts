import type { CalloutVariant, Heading } from '#library/markdown/tree.ts';
import type { Problem } from '#library/problem.ts';

/** Default titles of blocks without a label, from content/article.yaml. */
export interface BlockTitles {
  callouts: Readonly<Record<CalloutVariant, string>>;
  keyPoints: string;
}

/** For callers that don't use the titles. */
export const noTitles: BlockTitles = {
  callouts: { tip: '', note: '', warning: '', info: '' },
  keyPoints: '',
};

/** Returns what is wrong with a link in a file. */
export type LinkProblem = (href: string, file: string) => string | undefined;

/** State while one file is compiled. */
export interface Context {
  file: string;
  source: string;
  problems: Problem[];
  headings: Heading[];
  /** Citation keys in the order of first use. */
  citations: string[];
  /** Ids used by headings and by the page, with the last number suffix. */
  ids: Map<string, number>;
  /** Links within the article, checked once all headings are known. */
  anchors: { id: string; line: number }[];
  linkProblem: LinkProblem | undefined;
  /** Keys of the references that may be cited. Undefined if citations aren't allowed. */
  works: ReadonlySet<string> | undefined;
  titles: BlockTitles;
  /** Whether facts such as {phoneLink} are filled in later. */
  allowsFacts: boolean;
  /** Lines of the safety alerts seen so far. */
  alerts: number[];
}

export interface Positioned {
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } };
}

export const lineOf = (node: Positioned) => node.position?.start.line ?? 1;

/** Records a problem. Returns an empty list, so callers can return it in place of blocks. */
export function refuse(context: Context, at: Positioned | number, message: string): [] {
  const line = typeof at === 'number' ? at : lineOf(at);
  context.problems.push({ file: context.file, line, message });
  return [];
}

type ContextInput = Pick<
  Context,
  'file' | 'source' | 'linkProblem' | 'works' | 'titles' | 'allowsFacts'
>;

export const newContext = (input: ContextInput, reservedIds: readonly string[] = []): Context => ({
  ...input,
  problems: [],
  headings: [],
  citations: [],
  ids: new Map(reservedIds.map((id) => [id, 1])),
  anchors: [],
  alerts: [],
});
