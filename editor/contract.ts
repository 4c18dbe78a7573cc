import { z } from 'zod';

/** What the page of the editor and its server say to each other. */

const path = z.array(z.union([z.string(), z.number()]));
/** The way to a value in the data of a file. */
export type Path = z.infer<typeof path>;

/** What a file is edited with: a form, or a form and a text below it. */
export type Kind = 'facts' | 'post' | 'overview' | 'article';

const file = z.string();
/** What the page last saw of a file; nothing where there was none. */
const version = z.string().nullable();

/** What may be asked for, by the end of the address. */
export interface Requests {
  list: object;
  open: { file: string };
  /** Without `version` the file must not be there yet. */
  save: { file: string; version: string | null; data: unknown; body?: string | undefined };
  /** What stands at `path` is not invented any more. */
  confirm: { file: string; version: string | null; path: Path };
  /** Readers of its page are sent on `to` another one. */
  retire: { file: string; version: string | null; to: string | null };
  /** Back to what was published. */
  undo: { file: string; version: string | null };
  changes: object;
}
export type RequestName = keyof Requests;

export const requests: { [Name in RequestName]: z.ZodType<Requests[Name]> } = {
  list: z.strictObject({}),
  open: z.strictObject({ file }),
  save: z.strictObject({ file, version, data: z.json(), body: z.string().optional() }),
  confirm: z.strictObject({ file, version, path }),
  retire: z.strictObject({ file, version, to: z.string().nullable() }),
  undo: z.strictObject({ file, version }),
  changes: z.strictObject({}),
};

/** A file in the list. */
export interface Listed {
  file: string;
  kind: Kind;
  group: string;
  title: string;
  isDraft: boolean;
  /** How it differs from what was published. */
  change?: Change['kind'];
}

/** What articles may name. */
export interface Vocabulary {
  topics: string[];
  reviewers: string[];
  conditions: { slug: string; category: string }[];
  posts: string[];
  /** Names of the files of Learn. */
  texts: string[];
}

export interface Opened {
  file: string;
  kind: Kind;
  version: string;
  data: unknown;
  /** The text of an article, and the line of its file on which it begins. */
  body?: string;
  bodyLine?: number;
  /** What is marked as invented. */
  marks: Path[];
  /** The page that shows it. */
  page: string;
  /** The address that readers may know, and that leads nowhere once the file is gone. */
  publicPage?: string;
}

/** How a file differs from what was published. */
export interface Change {
  file: string;
  kind: 'changed' | 'added' | 'removed';
  version: string | null;
  lines: DiffLine[];
}

export interface DiffLine {
  sign: '+' | '-' | ' ';
  text: string;
}

/** Why something was not done, and what to do. */
export interface Refusal {
  message: string;
  problems: PlacedProblem[];
}

/** A problem in a file. In the one that is open it has a field, or a line of the text. */
export interface PlacedProblem {
  file: string;
  line: number;
  message: string;
  path?: Path;
  bodyLine?: number;
}

export interface Answers {
  list: {
    files: Listed[];
    /** In the order of the list. */
    groups: string[];
    vocabulary: Vocabulary;
    /** How many files differ from what was published. */
    changed: number;
    /** The address of the site as it is now. */
    preview: string;
  };
  open: Opened;
  save: Opened;
  confirm: Opened;
  retire: object;
  undo: object;
  /** Nothing where there is nothing to compare with. */
  changes: { changes?: Change[] };
}
