import { at } from '#library/check/files.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import type { Problem } from '#library/markdown/problem.ts';
import { sitePages } from '#library/pages.ts';
import type { YamlText } from '#library/yaml/read.ts';

const reviewedFiles = new Set(
  sitePages.filter(({ medicalReview }) => medicalReview).flatMap(({ files }) => files),
);

interface Known {
  works: ReadonlySet<string>;
  reviewers: readonly string[];
}

/** Sources and reviewers that nobody has listed. */
export function unknownVouching(file: string, text: YamlText, known: Known): Problem[] {
  if (!reviewedFiles.has(file)) return [];
  return namedIn(text.data, []).flatMap(({ path, name }): Problem[] => {
    const isReviewer = path.at(-1) === 'reviewer';
    const names = isReviewer ? known.reviewers : [...known.works];
    if (names.includes(name)) return [];
    const place = isReviewer ? 'content/people.yaml' : 'content/references.yaml';
    const field = path.map((step) => (typeof step === 'number' ? step + 1 : String(step)));
    const message = `The field "${field.join(' › ')}" names ${name}, which is not in ${place}.${didYouMean(name, names)} Add it there first.`;
    return [at(file, text.lineOf(path), message)];
  });
}

interface Named {
  path: PropertyKey[];
  name: string;
}

function namedIn(data: unknown, path: PropertyKey[]): Named[] {
  if (typeof data === 'string') {
    const isName = path.at(-1) === 'reviewer' || path.at(-2) === 'sources';
    return isName ? [{ path, name: data }] : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    namedIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
