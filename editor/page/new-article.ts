import { z } from 'zod';
import type { FileKind, OpenedFile, Vocabulary } from '#editor/contract.ts';
import { getSchema } from '#editor/schemas.ts';

type NewKind = Exclude<FileKind, 'facts'>;

const newKinds: { kind: NewKind; group: string; label: string }[] = [
  { kind: 'post', group: 'Blog articles', label: 'New article' },
  { kind: 'article', group: 'Learn articles', label: 'New article' },
  { kind: 'overview', group: 'Learn articles', label: 'New overview' },
];

/** Leaves out overviews if every condition already has one. */
export const listNewKinds = (vocabulary: Vocabulary) =>
  newKinds.filter(({ kind }) => kind !== 'overview' || listMissingOverviews(vocabulary).length > 0);

export const isNewKind = (kind: string): kind is NewKind =>
  newKinds.some((newKind) => newKind.kind === kind);

export interface Draft {
  folder: string;
  source: OpenedFile;
  /** `choices` is set if only some names are valid. */
  nameField: { label: string; help: string; choices?: string[] };
}

const reviewIntervalYears = 2;

/** Fills in today's date, the next review date and the draft flag. */
export function createDraft(kind: NewKind, vocabulary: Vocabulary): Draft {
  const today = new Date();
  const reviewDate = new Date(today);
  reviewDate.setFullYear(reviewDate.getFullYear() + reviewIntervalYears);
  const defaults: Record<string, string> = {
    date: formatDate(today),
    published: formatDate(today),
    modified: formatDate(today),
    nextReview: formatDate(reviewDate),
    draft: 'true',
  };
  const schema = getSchema('', kind, vocabulary);
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const data = fields.flatMap((field) => {
    const value = field === 'modified' && kind === 'post' ? undefined : defaults[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  const folder = kind === 'post' ? 'blog' : 'learn';
  return {
    folder,
    source: {
      file: '',
      kind,
      version: null,
      data: Object.fromEntries(data),
      body: '',
      placeholders: [],
      page: `/${folder}`,
    },
    nameField:
      kind === 'overview'
        ? {
            label: 'Condition',
            help: 'The condition that this overview covers.',
            choices: listMissingOverviews(vocabulary),
          }
        : {
            label: 'Address',
            help: 'Used in the file name and the page address. Write lowercase words with hyphens.',
          },
  };
}

const listMissingOverviews = ({ conditions, texts }: Vocabulary) =>
  conditions.map(({ slug }) => slug).filter((slug) => !texts.includes(slug));

const formatDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** Turns a title into a file name: `Hair loss, again` becomes `hair-loss-again`. */
export const toSlug = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
