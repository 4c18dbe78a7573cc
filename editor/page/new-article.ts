import { z } from 'zod';
import type { Kind, Opened, Vocabulary } from '#editor/contract.ts';
import { schemaOf } from '#editor/schemas.ts';

type NewKind = Exclude<Kind, 'facts'>;

/** What can be begun, and where it stands in the list. */
const kinds: { kind: NewKind; group: string; label: string }[] = [
  { kind: 'post', group: 'Blog articles', label: 'New article' },
  { kind: 'article', group: 'Learn articles', label: 'New article' },
  { kind: 'overview', group: 'Learn articles', label: 'New overview' },
];

/** The same, without an overview where every condition has one. */
export const newKinds = (vocabulary: Vocabulary) =>
  kinds.filter(({ kind }) => kind !== 'overview' || unwritten(vocabulary).length > 0);

export const isNewKind = (kind: string): kind is NewKind =>
  kinds.some((known) => known.kind === kind);

/** An article that has no file yet. */
export interface Draft {
  folder: string;
  source: Opened;
  /** Where its name is entered, or chosen if it can't be any other. */
  nameField: { label: string; help: string; choices?: string[] };
}

/** Years until a health text must be looked at again. */
const reviewYears = 2;

/** A new article with what is known of it: today, and that nobody shall see it yet. */
export function draftOf(kind: NewKind, vocabulary: Vocabulary): Draft {
  const today = new Date();
  const later = new Date(today);
  later.setFullYear(later.getFullYear() + reviewYears);
  const known: Record<string, string> = {
    date: inWords(today),
    published: inWords(today),
    modified: inWords(today),
    nextReview: inWords(later),
    draft: 'true',
  };
  const schema = schemaOf('', kind, vocabulary);
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const data = fields.flatMap((field) => {
    const value = field === 'modified' && kind === 'post' ? undefined : known[field];
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
      marks: [],
      page: `/${folder}`,
    },
    nameField:
      kind === 'overview'
        ? {
            label: 'Condition',
            help: 'The condition whose first tab this is.',
            choices: unwritten(vocabulary),
          }
        : {
            label: 'Address',
            help: 'The name of the file, and the end of the address of its page. Lower-case words and hyphens.',
          },
  };
}

const unwritten = ({ conditions, texts }: Vocabulary) =>
  conditions.map(({ slug }) => slug).filter((slug) => !texts.includes(slug));

const inWords = (day: Date) =>
  day.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** Words as they can stand in an address: `Hair loss, again` is `hair-loss-again`. */
export const asName = (words: string) =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/['’]|\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
