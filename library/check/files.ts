import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { createCache } from '#library/check/cache.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { collectProblems, type Problem } from '#library/problem.ts';
import { getFileSchema, yamlFiles } from '#library/schema/content-schemas.ts';
import { slug } from '#library/slug.ts';
import { type ParsedYaml, readYaml } from '#library/yaml/read.ts';

export interface Articles {
  blog: ReadonlyMap<string, string>;
  learn: ReadonlyMap<string, string>;
}

export const readContentSources = (folder: string): Map<string, string> =>
  new Map(listFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const yamlCache = createCache<ParsedYaml>();

/** Collects problems instead of throwing, so one broken file doesn't hide the others. */
export function readContentFiles(sources: ReadonlyMap<string, string>) {
  yamlCache.startRound();
  const problems: Problem[] = [];
  const documents = new Map<string, ParsedYaml>();
  const articles = { blog: new Map<string, string>(), learn: new Map<string, string>() };
  const addArticle = (folder: string | undefined, id: string, source: string) =>
    articles[folder === 'blog' ? 'blog' : 'learn'].set(id, source);
  for (const [file, source] of sources) {
    const [, folder, id] = /^(blog|learn)\/([^/]+)\.md$/.exec(file) ?? [];
    if (!getFileSchema(file) && id === undefined) {
      problems.push(toProblem(file, 1, getUnusedFileMessage(file)));
      continue;
    }
    const line = findUnreadableLine(source);
    if (line !== undefined) {
      problems.push(toProblem(file, line, encodingMessage));
      // Keep the article, so links to it aren't reported as well.
      if (id !== undefined && !source.includes('\0')) addArticle(folder, id, source);
    } else if (id === undefined) {
      const parse = () => readYaml(source, { file: toContentPath(file) });
      const key = `${file}\n${source}`;
      problems.push(
        ...collectProblems(() => documents.set(file, yamlCache.getOrCreate(key, parse))),
      );
    } else {
      addArticle(folder, id, source);
      problems.push(...checkFileName(file, id));
    }
  }
  for (const file of yamlFiles) {
    if (!sources.has(file)) problems.push(toProblem(file, 1, 'This file is missing. Restore it.'));
  }
  return { documents, articles, problems };
}

export const toContentPath = (file: string) => `content/${file}`;

export const toProblem = (file: string, line: number, message: string): Problem => ({
  file: toContentPath(file),
  line,
  message,
});

const encodingMessage =
  "This line has a character that can't be read, because the file isn't saved as UTF-8. Save it again as UTF-8.";

function findUnreadableLine(source: string): number | undefined {
  const lines = source.split('\n');
  // Node replaces a byte that isn't UTF-8 with U+FFFD.
  const index = lines.findIndex((line) => line.includes('\uFFFD') || line.includes('\0'));
  return index < 0 ? undefined : index + 1;
}

function checkFileName(file: string, id: string): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  const message = `This file name can't be part of a web address. Rename it to ${slug(id)}.md.`;
  return [toProblem(file, 1, message)];
}

const documentExtensions = /(\.md)?\.(txt|markdown|mdx|docx?|rtf|html?|pages|odt|md)$/i;

function getUnusedFileMessage(file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = basename(file);
  if (name.endsWith('.md')) {
    return "The site doesn't use this file. Articles belong in content/blog or content/learn. Move it or delete it.";
  }
  if (/^(blog|learn)\/$/.test(folder) && documentExtensions.test(name)) {
    const newName = `${slug(name.replace(documentExtensions, ''))}.md`;
    return `The site doesn't use this file, because its name doesn't end in ".md". Save it as plain text named ${newName}.`;
  }
  if (folder === 'services/') {
    const services = yamlFiles.filter((path) => path.startsWith(folder));
    const serviceFiles = services.map((path) => basename(path));
    return `The site doesn't use this file.${didYouMean(name, serviceFiles)} Rename it, or add the service to library/schema/services.ts.`;
  }
  const yamlPath = toContentPath(file.replace(/\.(yml|txt)$/, '.yaml'));
  const hint = didYouMean(yamlPath, yamlFiles.map(toContentPath));
  return `The site doesn't use this file.${hint} Rename it or delete it.`;
}

export const findNonFiles = (folder: string): Problem[] =>
  listEntries(folder, (entry) => !entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    // Missing YAML files are reported separately.
    .filter((file) => !yamlFiles.includes(file))
    .map((file) =>
      toProblem(file, 1, 'This is a folder or a shortcut, not a file. Rename it or delete it.'),
    );

const listFiles = (folder: string) =>
  listEntries(folder, (entry) => entry.isFile() && !/^\.|^~\$|~$/.test(entry.name));

const listEntries = (folder: string, isIncluded: (entry: Dirent) => boolean) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isIncluded)
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
    .sort();
