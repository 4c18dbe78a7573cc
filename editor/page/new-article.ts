import { z } from 'zod';
import type { FileKind, OpenedFile, Vocabulary } from '#editor/contract.ts';
import { getSchema } from '#editor/schemas.ts';

type NewKind = Exclude<FileKind, 'facts'>;

const newKinds: { kind: NewKind; group: string; label: string }[] = [
  { kind: 'post', group: 'Blog articles', label: 'New article' },
  { kind: 'article', group: 'Learn articles', label: 'New article' },
  { kind: 'overview', group: 'Learn articles', label: 'New overview' },
];

export const listNewKinds = (vocabulary: Vocabulary) =>
  newKinds.filter(({ kind }) => kind !== 'overview' || listMissingOverviews(vocabulary).length > 0);

export const isNewKind = (kind: string): kind is NewKind =>
  newKinds.some((newKind) => newKind.kind === kind);

export interface Draft {
  folder: string;
  source: OpenedFile;
  nameField: { label: string; help: string; choices?: string[] };
}

const reviewIntervalYears = 2;

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
            label: 'File name',
            help: 'Use lowercase words and hyphens, such as hair-loss. A blog article also has it in its address.',
          },
  };
}

const listMissingOverviews = ({ conditions, texts }: Vocabulary) =>
  conditions.map(({ slug }) => slug).filter((slug) => !texts.includes(slug));

const formatDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

export const toSlug = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
