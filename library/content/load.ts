import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { getDateIn } from '#library/dates.ts';
import { getPublicationDay, never } from '#library/publication.ts';
import { readYaml } from '#library/yaml/read.ts';

/** Maps file names without the extension to Markdown sources. */
export type MarkdownFiles = Readonly<Record<string, string>>;

const projectFolder = join(import.meta.dirname, '../..');

export interface LoadOptions {
  folder?: string;
  /** This also includes articles with a future date. */
  drafts?: boolean;
  /** Leaves out these articles, such as content/blog/hair-loss.md. */
  skippedFiles?: readonly string[];
}

export function loadContent({
  folder = join(projectFolder, 'content'),
  drafts = false,
  skippedFiles = [],
}: LoadOptions = {}) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const documents = new Map(
    files.filter((file) => file.endsWith('.yaml')).map((file) => [file, loadYaml(folder, file)]),
  );
  const data = Object.fromEntries([...documents].map(([file, document]) => [file, document.data]));
  const day = drafts ? never : getToday(data['site.yaml']);
  const loadArticles = (subfolder: string): MarkdownFiles =>
    Object.fromEntries(
      files
        .filter((file) => file.startsWith(`${subfolder}/`) && file.endsWith('.md'))
        .filter((file) => !skippedFiles.includes(`content/${file}`))
        .map((file) => [basename(file, '.md'), readFileSync(join(folder, file), 'utf8')] as const)
        .filter(([, source]) => getPublicationDay(source) <= day),
    );
  return {
    data,
    blog: loadArticles('blog'),
    learn: loadArticles('learn'),
    /** Maps file names to the paths of their placeholders. */
    placeholders: Object.fromEntries(
      Array.from(documents, ([file, { placeholders }]) => [
        file,
        placeholders.map(({ path }) => path),
      ]),
    ),
  };
}

const loadYaml = (folder: string, file: string) =>
  readYaml(readFileSync(join(folder, file), 'utf8'), { file: `content/${file}` });

export const today = (folder: string) => getToday(loadYaml(folder, 'site.yaml').data);

export const getToday = (site: unknown): string => getDateIn(timeZoneSchema.parse(site).timeZone);

/** Falls back to UTC, because the content check reports a wrong time zone. */
const timeZoneSchema = z
  .object({
    timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone)),
  })
  .catch({ timeZone: 'UTC' });
