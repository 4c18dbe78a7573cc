import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { dayIn } from '#library/dates.ts';
import { censusCenters, listZips, pharmacyOf } from '#library/delivery/list-zips.ts';
import { firstDay, never } from '#library/publication.ts';
import { readYaml } from '#library/yaml/read.ts';

/** The files that a place names, in the order of the alphabet. */
export function filesAt(place: string): string[] {
  if (place.endsWith(placeholdersOnly)) return [place.slice(0, -placeholdersOnly.length)];
  if (place.endsWith(zipsOnly)) {
    return [place.slice(0, -zipsOnly.length), join(dirname(place), 'business.yaml')];
  }
  if (!basename(place).startsWith('*')) return [place];
  const ending = extname(place);
  return readdirSync(dirname(place))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(dirname(place), name));
}

const placeholdersOnly = '?placeholders';
const zipsOnly = '?zips';

/**
 * What an import of this place gets. With a day, such as 2027-06-01, the articles that nobody may
 * see on it are left out, so that nothing built from it can show them.
 */
export function dataAt(place: string, day = never): unknown {
  if (place.endsWith(placeholdersOnly)) return filesAt(place).flatMap(marksOf);
  if (place.endsWith(zipsOnly)) {
    const [site, business] = filesAt(place).map(dataOf);
    return listZips(pharmacyOf(site, business), censusCenters());
  }
  const files = filesAt(place)
    .map((file): [name: string, data: unknown] => [basename(file, extname(file)), dataOf(file)])
    .filter(([, data]) => typeof data !== 'string' || firstDay(data) <= day);
  const isOne = !basename(place).startsWith('*');
  return isOne ? files[0]?.[1] : Object.fromEntries(files);
}

function dataOf(file: string): unknown {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return source;
  return readYaml(source, { file: shortName(file) }).data;
}

const marksOf = (file: string) =>
  readYaml(readFileSync(file, 'utf8'), { file: shortName(file) }).placeholders.map(
    ({ path }) => path,
  );

/** The day that it is where the pharmacy is. */
export const today = (contentFolder: string): string =>
  todayBy(dataOf(join(contentFolder, 'site.yaml')));

/** The same by what site.yaml says. */
export const todayBy = (site: unknown): string => dayIn(placed.parse(site).timeZone);

/** A mistake there is reported by whoever reads the file for what it says. */
const placed = z
  .object({
    timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone)),
  })
  .catch({ timeZone: 'UTC' });

/** As an editor of the site knows it: from `content/` on. */
const shortName = (file: string) =>
  file.slice(file.lastIndexOf(`${join('/', 'content', '/')}`) + 1);
