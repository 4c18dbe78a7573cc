import { content } from '#library/content.ts';
import { dateInWords } from '#library/dates.ts';
import type { Reference } from '#library/schema/articles/reference.ts';

const byId = new Map<string, Reference>(
  Object.entries(content.data['references.yaml']).map(([id, work]) => [id, { id, ...work }]),
);

/** The keys that :cite[…] may name. */
export const referenceKeys: ReadonlySet<string> = new Set(byId.keys());

/** Keeps a DOI readable, but encodes parentheses, which would end a link in prose. */
export function citationUrl({ doi, url }: Reference): string {
  if (doi === undefined) return url ?? '';
  const path = doi.split('/').map(encodeURIComponent).join('/');
  return `https://doi.org/${path.replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

export type CitedWork = ReturnType<typeof citedWork>;

/** A reference with only the fields that pages show. */
export function citedWork(work: Reference) {
  const { id, source, authors, journal, publication, locator, year, publishDate } = work;
  return {
    id,
    source,
    ...(authors ? { authors } : {}),
    place: journal ?? publication ?? '',
    year: year ?? publishDate?.slice(0, 4) ?? '',
    ...(publishDate ? { date: dateInWords(publishDate) } : {}),
    ...(locator ? { locator } : {}),
    href: citationUrl(work),
  };
}

export function citedWorks(
  keys: readonly string[],
  works: ReadonlyMap<string, Reference> = byId,
): CitedWork[] {
  return keys.flatMap((key) => {
    const work = works.get(key);
    return work ? [citedWork(work)] : [];
  });
}
