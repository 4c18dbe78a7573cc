import { z } from 'zod';

/** What the editor's page and its server send each other. */

const path = z.array(z.union([z.string(), z.number()]));
/** The path to a value in the data of a file. */
export type Path = z.infer<typeof path>;

/** What a file is edited with: a form, or a form with a text below it. */
export type Kind = 'facts' | 'post' | 'overview' | 'article';

/** The name of a file, and the version of it that the page has seen: null if there was none. */
const seen = { file: z.string(), version: z.string().nullable() };

const schemas = {
  list: z.strictObject({}),
  open: z.strictObject({ file: z.string() }),
  /** Creates the file if `version` is null. */
  save: z.strictObject({ ...seen, data: z.unknown(), body: z.string().optional() }),
  /** Removes the mark of an invented value. */
  confirm: z.strictObject({ ...seen, path }),
  /** Redirects readers of the article to `to`. */
  retire: z.strictObject({ ...seen, to: z.string().nullable() }),
  /** Restores the published text. */
  undo: z.strictObject(seen),
  changes: z.strictObject({}),
};

export type RequestName = keyof typeof schemas;
export type Requests = { [Name in RequestName]: z.infer<(typeof schemas)[Name]> };

export const requests: { [Name in RequestName]: z.ZodType<Requests[Name]> } = schemas;

/** A file in the list. */
export interface Listed {
  file: string;
  kind: Kind;
  group: string;
  title: string;
  isDraft: boolean;
  change?: Change['kind'];
}

/** The names that articles may use. */
export interface Vocabulary {
  topics: string[];
  reviewers: string[];
  conditions: { slug: string; category: string }[];
  posts: string[];
  /** The files of Learn. */
  texts: string[];
}

export interface Opened {
  file: string;
  kind: Kind;
  /** Null while the file is new. */
  version: string | null;
  data: unknown;
  /** The text of an article. */
  body?: string;
  /** What is marked as invented. */
  marks: Path[];
  /** The page that shows it. */
  page: string;
  /** Its own public address, which needs a redirect once the file is gone. */
  publicPage?: string;
}

/** How a file differs from what was published. */
export interface Change {
  file: string;
  kind: 'changed' | 'added' | 'removed';
  version: string | null;
  /** The lines of a diff, each after its sign: plus, minus or space. */
  lines: string[];
}

/** Why something was not done, and what to do. */
export interface Refusal {
  message: string;
  problems: PlacedProblem[];
}

/** A problem in a file. In the open file it has the path of a field, or a line of the text. */
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
    /** The address of the preview. */
    preview: string;
  };
  open: Opened;
  save: Opened;
  confirm: Opened;
  retire: object;
  undo: object;
  /** Without `changes` before the first build. */
  changes: { changes?: Change[] };
}
