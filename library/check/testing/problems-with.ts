import { topics } from '#library/blog/categories.ts';
import { checkTexts } from '#library/check/content.ts';
import { contentTexts } from '#library/check/files.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

const texts = contentTexts('content');

/** Checks our content with some files replaced. */
export const problemsWith = (changes: Readonly<Record<string, string>>) =>
  checkTexts(new Map([...texts, ...Object.entries(changes)])).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

const [first, second] = referenceKeys;

/** A valid article. Its text starts on line 9, or later if there are more fields. */
export const post = (body: string, fields: Record<string, string | undefined> = {}) =>
  article(`${body}\n\nSources.:cite[${first}] :cite[${second}]\n`, {
    category: topics[0]?.name,
    ...fields,
  });

/** content/questions.yaml with this answer on line 3. */
export const answering = (answer: string) =>
  [
    'questions:',
    '  - question: Where?',
    `    answer: ${answer}`,
    '  - question: When?',
    '    answer: Now.',
  ].join('\n');

/** Replaces the first field of this name in a content file, and returns its line. */
export function withField(file: string, field: string, value: string) {
  const changed = (texts.get(file) ?? '').replace(
    new RegExp(`^(\\s*(?:- )?${field}:).*$`, 'm'),
    (_, name: string) => `${name} ${value}`,
  );
  const lines = changed.split('\n');
  return { changed, line: lines.findIndex((text) => text.includes(`${field}: ${value}`)) + 1 };
}
