import type { CalloutVariant, Heading } from '#library/markdown/tree.ts';
import type { Problem } from '#library/problem.ts';

/** What blocks are called that have no label; content/article.yaml says it. */
export interface BlockTitles {
  callouts: Readonly<Record<CalloutVariant, string>>;
  keyPoints: string;
}

/** For readers that only look for mistakes, or that know no blocks. */
export const noTitles: BlockTitles = {
  callouts: { tip: '', note: '', warning: '', info: '' },
  keyPoints: '',
};

/** What is wrong with a link in a file, where more is known than which pages there are. */
export type LinkProblem = (href: string, file: string) => string | undefined;

/** What is known and collected while one file is read. */
export interface Context {
  file: string;
  source: string;
  problems: Problem[];
  headings: Heading[];
  /** Citation keys in the order of first use. */
  citations: string[];
  /** Ids that are taken, by headings and by the page around the article, with the last number used. */
  ids: Map<string, number>;
  /** Links to a place in the same article, looked up when all headings are known. */
  anchors: { id: string; line: number }[];
  linkProblem: LinkProblem | undefined;
  /** Keys of the works that may be cited. Undefined where nothing can. */
  works: ReadonlySet<string> | undefined;
  titles: BlockTitles;
  /** Whether facts such as {phoneLink} are filled in once the text has been read. */
  namesFacts: boolean;
  /** Lines of the safety alerts seen so far. */
  alerts: number[];
}

export interface Placed {
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } };
}

export const lineOf = (node: Placed) => node.position?.start.line ?? 1;

/** Notes a problem and goes on. Returns an empty list, since what is refused adds no block. */
export function refuse(context: Context, at: Placed | number, message: string): [] {
  const line = typeof at === 'number' ? at : lineOf(at);
  context.problems.push({ file: context.file, line, message });
  return [];
}

type Given = Pick<Context, 'file' | 'source' | 'linkProblem' | 'works' | 'titles' | 'namesFacts'>;

export const newContext = (given: Given, takenIds: readonly string[] = []): Context => ({
  ...given,
  problems: [],
  headings: [],
  citations: [],
  ids: new Map(takenIds.map((id) => [id, 1])),
  anchors: [],
  alerts: [],
});
