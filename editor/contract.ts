import { z } from 'zod';

/** The requests and responses between the editor's page and its server. */

const path = z.array(z.union([z.string(), z.number()]));
/** The path to a value in the data of a file. */
export type Path = z.infer<typeof path>;

/** Facts are edited in a form, the other kinds in a form with a text below it. */
export type Kind = 'facts' | 'post' | 'overview' | 'article';

/** A file and the version of it that the page shows, null if there is none. */
const fileVersion = { file: z.string(), version: z.string().nullable() };

const schemas = {
  list: z.strictObject({}),
  open: z.strictObject({ file: z.string() }),
  /** Creates the file if `version` is null. */
  save: z.strictObject({ ...fileVersion, data: z.unknown(), body: z.string().optional() }),
  /** Removes the placeholder mark from a value. */
  confirm: z.strictObject({ ...fileVersion, path }),
  /** Redirects readers of the article to `to`. */
  retire: z.strictObject({ ...fileVersion, to: z.string().nullable() }),
  /** Restores the published text. */
  undo: z.strictObject(fileVersion),
  changes: z.strictObject({}),
};

export type RequestName = keyof typeof schemas;
export type Requests = { [Name in RequestName]: z.infer<(typeof schemas)[Name]> };

export const requests: { [Name in RequestName]: z.ZodType<Requests[Name]> } = schemas;

/** A file in the list. */
export interface ListedFile {
  file: string;
  kind: Kind;
  group: string;
  title: string;
  isDraft: boolean;
  change?: Change['kind'];
}

/** The values that articles can choose from. */
export interface Vocabulary {
  topics: string[];
  reviewers: string[];
  conditions: { slug: string; category: string }[];
  posts: string[];
  /** The slugs of the files in learn/. */
  texts: string[];
}

export interface OpenedFile {
  file: string;
  kind: Kind;
  /** Null while the file is new. */
  version: string | null;
  data: unknown;
  /** The text of an article. */
  body?: string;
  /** Where values are marked as placeholders. */
  placeholders: Path[];
  /** The page that shows the file. */
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

/** Why the server refused a request, and what to do about it. */
export interface Refusal {
  message: string;
  problems: LocatedProblem[];
}

/** A problem in a file. If the file is open, it has the path of a field or a line of the text. */
export interface LocatedProblem {
  file: string;
  line: number;
  message: string;
  path?: Path;
  bodyLine?: number;
}

export interface Responses {
  list: {
    files: ListedFile[];
    /** In display order. */
    groups: string[];
    vocabulary: Vocabulary;
    /** How many files differ from what was published. */
    changed: number;
    /** The address of the preview. */
    preview: string;
  };
  open: OpenedFile;
  save: OpenedFile;
  confirm: OpenedFile;
  retire: object;
  undo: object;
  /** Without `changes` before the first build. */
  changes: { changes?: Change[] };
}
