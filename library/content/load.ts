import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { dayIn } from '#library/dates.ts';
import { censusCenters, listZips } from '#library/delivery/list-zips.ts';
import type { ZipList } from '#library/delivery/reach.ts';
import { firstDay, never } from '#library/publication.ts';
import { businessSchema } from '#library/schema/business.ts';
import { siteSchema } from '#library/schema/site.ts';
import { readYaml } from '#library/yaml/read.ts';

/** The sources of articles, by the names of their files. */
export type MarkdownFiles = Readonly<Record<string, string>>;

export interface Content {
  /** The data of each YAML file, by its path in content/. A schema says what it may contain. */
  data: Readonly<Record<string, unknown>>;
  blog: MarkdownFiles;
  learn: MarkdownFiles;
  /** The paths to the values that pages/home.yaml marks as placeholders. */
  homePlaceholders: readonly (readonly PropertyKey[])[];
  /** How an order gets to each ZIP code of the state. */
  zips: ZipList;
}

const projectFolder = join(import.meta.dirname, '../..');

interface Options {
  folder?: string;
  /** Include drafts and articles with a future date. */
  drafts?: boolean;
}

/** Reads a content folder. */
export function loadContent({
  folder = join(projectFolder, 'content'),
  drafts = false,
}: Options = {}): Content {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const yaml = new Map(
    files.filter((file) => file.endsWith('.yaml')).map((file) => [file, yamlIn(folder, file)]),
  );
  const data = Object.fromEntries([...yaml].map(([file, text]) => [file, text.data]));
  const day = drafts ? never : todayAt(data['site.yaml']);
  const articles = (place: string): MarkdownFiles =>
    Object.fromEntries(
      files
        .filter((file) => file.startsWith(`${place}/`) && file.endsWith('.md'))
        .map((file) => [basename(file, '.md'), readFileSync(join(folder, file), 'utf8')] as const)
        .filter(([, source]) => firstDay(source) <= day),
    );
  return {
    data,
    blog: articles('blog'),
    learn: articles('learn'),
    homePlaceholders: yaml.get('pages/home.yaml')?.placeholders.map(({ path }) => path) ?? [],
    // The list of ZIP code centers is large, so it's read only when someone asks for it.
    get zips() {
      const { address, geo } = siteSchema.parse(data['site.yaml']);
      const { sameDay } = businessSchema.parse(data['business.yaml']);
      return listZips({ ...address, door: geo, miles: sameDay.miles }, censusCenters());
    },
  };
}

const yamlIn = (folder: string, file: string) =>
  readYaml(readFileSync(join(folder, file), 'utf8'), { file: `content/${file}` });

/** Today's date at the pharmacy, whose time zone site.yaml names. */
export const today = (folder: string) => todayAt(yamlIn(folder, 'site.yaml').data);

/** The same by the data of site.yaml. */
export const todayAt = (site: unknown): string => dayIn(location.parse(site).timeZone);

/** The content check reports a wrong time zone, so it's ignored here. */
const location = z
  .object({
    timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone)),
  })
  .catch({ timeZone: 'UTC' });
