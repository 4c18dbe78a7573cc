import { z } from 'zod';
import type { Kind, OpenedFile, Vocabulary } from '#editor/contract.ts';
import { schemaOf } from '#editor/schemas.ts';

type NewKind = Exclude<Kind, 'facts'>;

/** The kinds of new articles, with their group in the list. */
const kinds: { kind: NewKind; group: string; label: string }[] = [
  { kind: 'post', group: 'Blog articles', label: 'New article' },
  { kind: 'article', group: 'Learn articles', label: 'New article' },
  { kind: 'overview', group: 'Learn articles', label: 'New overview' },
];

/** The kinds that can be created. Once every condition has an overview, there are no new overviews. */
export const newKinds = (vocabulary: Vocabulary) =>
  kinds.filter(
    ({ kind }) => kind !== 'overview' || conditionsWithoutOverview(vocabulary).length > 0,
  );

export const isNewKind = (kind: string): kind is NewKind =>
  kinds.some((newKind) => newKind.kind === kind);

/** An article that has no file yet. */
export interface Draft {
  folder: string;
  source: OpenedFile;
  /** The field for the file name. It has choices if only some names are valid. */
  nameField: { label: string; help: string; choices?: string[] };
}

/** Years until the next medical review of a health text. */
const reviewYears = 2;

/** A new article with today's date, marked as a draft. */
export function draftOf(kind: NewKind, vocabulary: Vocabulary): Draft {
  const today = new Date();
  const later = new Date(today);
  later.setFullYear(later.getFullYear() + reviewYears);
  const defaults: Record<string, string> = {
    date: formatDate(today),
    published: formatDate(today),
    modified: formatDate(today),
    nextReview: formatDate(later),
    draft: 'true',
  };
  const schema = schemaOf('', kind, vocabulary);
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
            help: 'The condition that this overview is about.',
            choices: conditionsWithoutOverview(vocabulary),
          }
        : {
            label: 'Address',
            help: 'The file name and the end of the page address, in lowercase words and hyphens.',
          },
  };
}

const conditionsWithoutOverview = ({ conditions, texts }: Vocabulary) =>
  conditions.map(({ slug }) => slug).filter((slug) => !texts.includes(slug));

const formatDate = (day: Date) =>
  day.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** Turns a title into a file name: `Hair loss, again` becomes `hair-loss-again`. */
export const toSlug = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
