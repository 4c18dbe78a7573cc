import { z } from 'zod';

const pathSchema = z.array(z.union([z.string(), z.number()]));
/** Leads to a value in a file's data. Numbers are list indexes. */
export type Path = z.infer<typeof pathSchema>;

/** Facts are edited in a form. The other kinds also have a text field for their body. */
export type FileKind = 'facts' | 'post' | 'overview' | 'article';

/** `version` is the version that the page has loaded, or null for a new file. */
const fileFields = { file: z.string(), version: z.string().nullable() };

const requestSchemas = {
  list: z.strictObject({}),
  open: z.strictObject({ file: z.string() }),
  /** Creates the file if `version` is null. */
  save: z.strictObject({ ...fileFields, data: z.unknown(), body: z.string().optional() }),
  /** Removes a value's placeholder tag. */
  confirm: z.strictObject({ ...fileFields, path: pathSchema }),
  /** Deletes an article and redirects its address to `to`. */
  retire: z.strictObject({ ...fileFields, to: z.string().nullable() }),
  /** Restores the file from the last build. */
  undo: z.strictObject(fileFields),
  changes: z.strictObject({}),
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

/** Lists the values that an article's fields can have. */
export interface Vocabulary {
  topics: string[];
  reviewers: string[];
  conditions: { slug: string; category: string }[];
  posts: string[];
  /** Lists the slugs of all files in learn/. */
  texts: string[];
}

export interface OpenedFile {
  file: string;
  kind: FileKind;
  /** This is null until a new file is saved. */
  version: string | null;
  data: unknown;
  body?: string;
  placeholders: Path[];
  page: string;
  /** This address needs a redirect if the file is deleted. */
  publicPage?: string;
}

export interface Change {
  file: string;
  kind: 'changed' | 'added' | 'removed';
  version: string | null;
  /** Each line starts with a plus, a minus or a space, as in a diff. */
  lines: string[];
}

export interface ErrorReport {
  message: string;
  problems: LocatedProblem[];
}

/** For the open file, `path` is the field or `bodyLine` is the line in the body. */
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
    /** The groups are in display order. */
    groups: string[];
    vocabulary: Vocabulary;
    /** Counts the files that differ from the last build. */
    changed: number;
    /** This is the origin of the preview server. */
    preview: string;
  };
  open: OpenedFile;
  save: OpenedFile;
  confirm: OpenedFile;
  retire: object;
  undo: object;
  /** `changes` is missing before the first build. */
  changes: { changes?: Change[] };
}
