import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { dayIn } from '#library/dates.ts';
import { never, publicationDay } from '#library/publication.ts';
import { readYaml } from '#library/yaml/read.ts';

/** Markdown sources by file name, without the extension. */
export type MarkdownFiles = Readonly<Record<string, string>>;

interface ContentFiles {
  /** Parsed YAML by path in content/, not validated yet. */
  data: Readonly<Record<string, unknown>>;
  blog: MarkdownFiles;
  learn: MarkdownFiles;
  /** Paths of the placeholder values in pages/home.yaml. */
  homePlaceholders: readonly (readonly PropertyKey[])[];
}

const projectFolder = join(import.meta.dirname, '../..');

export interface LoadOptions {
  folder?: string;
  /** Include drafts and articles with a future date. */
  drafts?: boolean;
}

export function loadContent({
  folder = join(projectFolder, 'content'),
  drafts = false,
}: LoadOptions = {}): ContentFiles {
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
        .filter(([, source]) => publicationDay(source) <= day),
    );
  return {
    data,
    blog: articles('blog'),
    learn: articles('learn'),
    homePlaceholders: yaml.get('pages/home.yaml')?.placeholders.map(({ path }) => path) ?? [],
  };
}

const yamlIn = (folder: string, file: string) =>
  readYaml(readFileSync(join(folder, file), 'utf8'), { file: `content/${file}` });

/** Today's date in the pharmacy's time zone. */
export const today = (folder: string) => todayAt(yamlIn(folder, 'site.yaml').data);

export const todayAt = (site: unknown): string => dayIn(location.parse(site).timeZone);

/** Falls back to UTC because the content check reports a wrong time zone. */
const location = z
  .object({
    timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone)),
  })
  .catch({ timeZone: 'UTC' });
