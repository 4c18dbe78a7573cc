import { topics } from '#library/blog/categories.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

/** What somebody did, what it was, and what they are told. */
export type Told = [what: string, mistake: Mistake, message: string];

export interface Mistake {
  /** The file, from content/ on. */
  file: string;
  /** What it holds then, made from what it held before. */
  text: (before: () => string) => string | Buffer;
  /** Where the mistake is: its line, or words of it. */
  at: number | string;
}

const [first, second] = referenceKeys;
export const sources = `Sources.:cite[${first}] :cite[${second}]`;
export const topic = topics[0]?.name ?? '';

/** Where an article stands whose name does not matter. */
export const articleFile = 'blog/my-article.md';

/** A new article. Its fields fill lines 2 to 7, and its text begins on line 9. */
export const post = (body: string, fields: Record<string, string | undefined> = {}) =>
  article(`${body}\n\n${sources}\n`, { category: topic, ...fields });
export const inText = (body: string, at = 9): Mistake => ({
  file: articleFile,
  text: () => post(body),
  at,
});
export const inField = (name: string, value: string | undefined, at: number): Mistake => ({
  file: articleFile,
  text: () => post('Text.', { [name]: value }),
  at,
});
export const fileCalled = (file: string): Mistake => ({ file, text: () => post('Text.'), at: 1 });

/** Writes something else after the first field with this name. */
export const fieldOf = (file: string, field: string, value: string): Mistake => ({
  file,
  text: (before) => before().replace(new RegExp(`^(\\s*(?:- )?${field}:).*$`, 'm'), `$1 ${value}`),
  at: `${field}: ${value}`,
});
export const wholeFile = (file: string, at: number, ...lines: string[]): Mistake => ({
  file,
  text: () => `${lines.join('\n')}\n`,
  at,
});
