import { topics } from '#library/blog/categories.ts';
import { checkSources } from '#library/check/content.ts';
import { readContentSources } from '#library/check/files.ts';
import { article } from '#library/markdown/testing/fixture.ts';
import { referenceKeys } from '#library/review/references.ts';

const sources = readContentSources('content');

export const checkChanges = (changes: Readonly<Record<string, string>>) =>
  checkSources(new Map([...sources, ...Object.entries(changes)])).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );

const [firstKey, secondKey] = referenceKeys;

/** The body starts on line 9, or later if `fields` adds lines. */
export const makePost = (body: string, fields: Record<string, string | undefined> = {}) =>
  article(`${body}\n\nSources.:cite[${firstKey}] :cite[${secondKey}]\n`, {
    category: topics[0]?.name,
    ...fields,
  });

export function replaceField(file: string, field: string, value: string) {
  const source = (sources.get(file) ?? '').replace(
    new RegExp(`^(\\s*(?:- )?${field}:).*$`, 'm'),
    (_, name: string) => `${name} ${value}`,
  );
  const lines = source.split('\n');
  return { source, line: lines.findIndex((text) => text.includes(`${field}: ${value}`)) + 1 };
}
