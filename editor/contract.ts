import { z } from 'zod';
import type { Problem } from '#library/problem.ts';

const pathSchema = z.array(z.union([z.string(), z.number()]));
/** The path to a value in a file's data. Numbers are list indexes. */
export type Path = z.infer<typeof pathSchema>;

/** Files of the kind `facts` are YAML. The other kinds are Markdown with a body. */
export type FileKind = 'facts' | 'post' | 'overview' | 'article';

/** `version` is the hash of the file that the page loaded, or null for a new file. */
const fileFields = { file: z.string(), version: z.string().nullable() };

const requestSchemas = {
  list: z.strictObject({}),
  open: z.strictObject({ file: z.string() }),
  save: z.strictObject({ ...fileFields, data: z.unknown(), body: z.string().optional() }),
  /** Removes a value's placeholder tag. */
  confirm: z.strictObject({ ...fileFields, path: pathSchema }),
  /** Deletes an article and, unless `to` is null, redirects its address to `to`. */
  retire: z.strictObject({ ...fileFields, to: z.string().nullable() }),
  undo: z.strictObject(fileFields),
  changes: z.strictObject({}),
  toDo: z.strictObject({}),
  /** Lists what the toolbar can insert in an article. */
  insertions: z.strictObject({}),
  versions: z.strictObject({ file: z.string() }),
  /** Saves the text that a save replaced at the time `keptAt`. */
  useVersion: z.strictObject({ ...fileFields, keptAt: z.iso.datetime() }),
  /** With `builtAt`, switches to that earlier build. */
  publish: z.strictObject({ builtAt: z.iso.datetime().optional() }),
  publishStatus: z.strictObject({}),
};

export type RequestName = keyof typeof requestSchemas;
export type Requests = { [Name in RequestName]: z.infer<(typeof requestSchemas)[Name]> };

export const schemas: { [Name in RequestName]: z.ZodType<Requests[Name]> } = requestSchemas;

export interface ListedFile {
  file: string;
  kind: FileKind;
  group: string;
  title: string;
  isDraft: boolean;
  change?: Change['kind'];
}

export interface Vocabulary {
  topics: string[];
  reviewers: string[];
  conditions: { slug: string; category: string }[];
  posts: string[];
  /** The slugs of all files in content/learn/. */
  texts: string[];
}

export interface OpenedFile {
  file: string;
  kind: FileKind;
  version: string | null;
  data: unknown;
  body?: string;
  placeholders: Path[];
  page: string;
  /** The published address. If the file is deleted, it needs a redirect. */
  publicPage?: string;
  /** Mistakes that a save left in a draft. */
  problems?: LocatedProblem[];
}

export interface Comparison {
  differences: Difference[];
  /** The parts of a text that changed, with the lines around them. */
  passages: { before: string; after: string }[];
}

/** A changed value. If neither value is set, only the order of a list has changed. */
export interface Difference {
  labels: string[];
  before?: string;
  after?: string;
}

export interface Change extends Comparison {
  file: string;
  kind: 'changed' | 'added' | 'removed';
  version: string | null;
}

export interface PublishReport {
  /** A `built` version isn't public yet. After a failure, nothing has changed. */
  state: 'idle' | 'running' | 'failed' | 'built' | 'live';
  /** The last step is in progress, or it's the one that failed. */
  steps: string[];
  endedAt?: string;
  address?: string;
  report?: ErrorReport;
  /** The last lines that a failed command printed. */
  output?: string;
  /** A build is identified by the time it was made. */
  builtAt: string;
  earlierBuilds: string[];
}

/** The promises are for the command line. They're never rejected. */
export interface Publisher {
  publish: () => Promise<void>;
  goBack: (builtAt: string) => Promise<void>;
  getStatus: () => PublishReport;
}

export interface ErrorReport {
  message: string;
  problems: LocatedProblem[];
  /** The file was saved, but has mistakes. */
  isSaved?: boolean;
}

/** Thrown by a handler, and again by the page that sent the request. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly problems: LocatedProblem[];

  constructor(status: number, message: string, problems: LocatedProblem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

/** A field, or a line in the text of an article. */
export interface FieldLocation {
  path?: Path;
  bodyLine?: number;
}

export type LocatedProblem = Problem & FieldLocation;

export interface ToDoItem extends FieldLocation {
  message: string;
  /** Without a file, the item is about something outside content/. */
  file?: string;
  title?: string;
}

export interface ToDoGroup {
  title: string;
  items: ToDoItem[];
}

export interface Insertion {
  label: string;
  detail: string;
  /** For a link, this is its address. */
  text: string;
}

export interface Responses {
  list: {
    files: ListedFile[];
    groups: string[];
    vocabulary: Vocabulary;
    changeCount: number;
    previewOrigin: string;
  };
  open: OpenedFile;
  save: OpenedFile;
  confirm: OpenedFile;
  retire: object;
  undo: object;
  /** `changes` is missing before the first build. `deletedFiles` have earlier versions. */
  changes: { changes?: Change[]; deletedFiles: string[] };
  toDo: { groups: ToDoGroup[] };
  insertions: Record<'link' | 'citation' | 'block', Insertion[]>;
  versions: { version: string | null; versions: (Comparison & { keptAt: string })[] };
  useVersion: object;
  publish: PublishReport;
  publishStatus: PublishReport;
}
