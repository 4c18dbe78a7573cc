import { content } from '#library/content.ts';
import { formatIsoDate } from '#library/dates.ts';
import type { Reference } from '#library/schema/articles/reference.ts';

const referencesById = new Map<string, Reference>(
  Object.entries(content.data['references.yaml']).map(([id, work]) => [id, { id, ...work }]),
);

export const referenceKeys: ReadonlySet<string> = new Set(referencesById.keys());

/** Encodes parentheses because they would end a link in prose. */
export function getCitationUrl({ doi, url }: Reference): string {
  if (doi === undefined) return url ?? '';
  const path = doi.split('/').map(encodeURIComponent).join('/');
  return `https://doi.org/${path.replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

export type CitedWork = ReturnType<typeof toCitedWork>;

export function toCitedWork(work: Reference) {
  const { id, source, authors, journal, publication, locator, year, publishDate } = work;
  return {
    id,
    source,
    ...(authors ? { authors } : {}),
    place: journal ?? publication ?? '',
    year: year ?? publishDate?.slice(0, 4) ?? '',
    ...(publishDate ? { date: formatIsoDate(publishDate) } : {}),
    ...(locator ? { locator } : {}),
    href: getCitationUrl(work),
  };
}

export function getCitedWorks(
  keys: readonly string[],
  works: ReadonlyMap<string, Reference> = referencesById,
): CitedWork[] {
  return keys.flatMap((key) => {
    const work = works.get(key);
    return work ? [toCitedWork(work)] : [];
  });
}
