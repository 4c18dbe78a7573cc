import type { FileKind, OpenedFile, Vocabulary } from '#editor/contract.ts';

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
const conditionField = { label: 'Condition', help: 'The condition that this overview covers.' };
const fileNameField = {
  label: 'File name',
  help: 'Use lowercase words and hyphens, such as hair-loss. A blog article also has it in its address.',
};

export function createDraft(kind: NewKind, vocabulary: Vocabulary): Draft {
  const reviewDate = new Date();
  reviewDate.setFullYear(reviewDate.getFullYear() + reviewIntervalYears);
  const today = formatDate(new Date());
  const data = {
    ...(kind === 'post' ? { date: today } : { published: today, modified: today }),
    nextReview: formatDate(reviewDate),
    draft: 'true',
  };
  const folder = kind === 'post' ? 'blog' : 'learn';
  return {
    folder,
    source: { file: '', kind, version: null, data, body: '', placeholders: [], page: `/${folder}` },
    nameField:
      kind === 'overview'
        ? { ...conditionField, choices: listMissingOverviews(vocabulary) }
        : fileNameField,
  };
}

const listMissingOverviews = ({ conditions, texts }: Vocabulary) =>
  conditions.map(({ slug }) => slug).filter((slug) => !texts.includes(slug));

const formatDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
