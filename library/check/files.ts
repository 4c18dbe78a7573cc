import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { createCache } from '#library/check/cache.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { type Problem, problemsFrom } from '#library/problem.ts';
import { schemaOfFile, yamlFiles } from '#library/schema/content-schemas.ts';
import { slug } from '#library/slug.ts';
import { readYaml, type YamlText } from '#library/yaml/read.ts';

export interface Articles {
  blog: ReadonlyMap<string, string>;
  learn: ReadonlyMap<string, string>;
}

export const contentTexts = (folder: string): Map<string, string> =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const yamlCache = createCache<YamlText>();

/** Parses the files of a content folder and collects the problems of those it can't parse. */
export function readContentFiles(sources: ReadonlyMap<string, string>) {
  yamlCache.startRound();
  const problems: Problem[] = [];
  const texts = new Map<string, YamlText>();
  const articles = { blog: new Map<string, string>(), learn: new Map<string, string>() };
  const addArticle = (place: string | undefined, id: string, source: string) =>
    articles[place === 'blog' ? 'blog' : 'learn'].set(id, source);
  for (const [file, source] of sources) {
    const [, place, id] = /^(blog|learn)\/([^/]+)\.md$/.exec(file) ?? [];
    if (!schemaOfFile(file) && id === undefined) {
      problems.push(problemAt(file, 1, unreadFileMessage(file)));
      continue;
    }
    const line = firstUnreadableLine(source);
    if (line !== undefined) {
      problems.push(problemAt(file, line, notUnicode));
      // Keep the page, so links to it aren't reported as well.
      if (id !== undefined && !source.includes('\0')) addArticle(place, id, source);
    } else if (id === undefined) {
      const read = () => readYaml(source, { file: contentPath(file) });
      const key = `${file}\n${source}`;
      problems.push(...problemsFrom(() => texts.set(file, yamlCache.getOrCreate(key, read))));
    } else {
      addArticle(place, id, source);
      problems.push(...nameProblems(file, id));
    }
  }
  for (const file of yamlFiles) {
    if (!sources.has(file)) problems.push(problemAt(file, 1, 'This file is missing. Restore it.'));
  }
  return { texts, articles, problems };
}

export const contentPath = (file: string) => `content/${file}`;

export const problemAt = (file: string, line: number, message: string): Problem => ({
  file: contentPath(file),
  line,
  message,
});

const notUnicode =
  "This line has a character that can't be read, because the file isn't saved as UTF-8. Save it again as UTF-8.";

function firstUnreadableLine(source: string): number | undefined {
  const lines = source.split('\n');
  // U+FFFD marks a byte that couldn't be decoded.
  const unreadable = lines.findIndex((line) => line.includes('\uFFFD') || line.includes('\0'));
  return unreadable < 0 ? undefined : unreadable + 1;
}

function nameProblems(file: string, id: string): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  const message = `This file name can't be part of a web address. Rename it to ${slug(id)}.md.`;
  return [problemAt(file, 1, message)];
}

const otherEndings = /(\.md)?\.(txt|markdown|mdx|docx?|rtf|html?|pages|odt|md)$/i;

function unreadFileMessage(file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const name = basename(file);
  if (name.endsWith('.md')) {
    return "The site doesn't use this file. Articles belong in content/blog or content/learn. Move it or delete it.";
  }
  if (/^(blog|learn)\/$/.test(folder) && otherEndings.test(name)) {
    const better = `${slug(name.replace(otherEndings, ''))}.md`;
    return `The site doesn't use this file, because its name doesn't end in ".md". Save it as plain text named ${better}.`;
  }
  if (folder === 'services/') {
    const services = yamlFiles.filter((known) => known.startsWith(folder));
    const hint = didYouMean(
      name,
      services.map((known) => basename(known)),
    );
    return `The site doesn't use this file.${hint} Rename it, or add the service to library/schema/services.ts.`;
  }
  const hint = didYouMean(
    contentPath(file.replace(/\.(yml|txt)$/, '.yaml')),
    yamlFiles.map(contentPath),
  );
  return `The site doesn't use this file.${hint} Rename it or delete it.`;
}

/** Folders and shortcuts that are named like content files. */
export const findNonFiles = (folder: string): Problem[] =>
  entriesIn(folder, (entry) => !entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    // These are already reported as missing.
    .filter((file) => !yamlFiles.includes(file))
    .map((file) =>
      problemAt(file, 1, 'This is a folder or a shortcut, not a file. Rename it or delete it.'),
    );

/** Skips hidden and temporary files such as .DS_Store. */
const filesIn = (folder: string) =>
  entriesIn(folder, (entry) => entry.isFile() && !/^\.|^~\$|~$/.test(entry.name));

const entriesIn = (folder: string, isIncluded: (entry: Dirent) => boolean) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isIncluded)
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
    .sort();
