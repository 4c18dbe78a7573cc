import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleProblems } from '#library/check/articles.ts';
import { contentTexts, findNonFiles, problemAt, readContentFiles } from '#library/check/files.ts';
import { lengthProblems } from '#library/check/lengths.ts';
import {
  type LinkRules,
  linkProblem,
  linksIn,
  picturesIn,
  redirectProblem,
} from '#library/check/links.ts';
import { namesIn, unknownNames } from '#library/check/names.ts';
import { siteMap } from '#library/check/site-map.ts';
import { todayAt } from '#library/content/load.ts';
import type { Problem } from '#library/problem.ts';
import { never } from '#library/publication.ts';
import { schemaOfFile } from '#library/schema/content-schemas.ts';
import { problemsOf } from '#library/yaml/check.ts';
import type { YamlText } from '#library/yaml/read.ts';

const redirectsFile = 'redirects.yaml';

/** Must not import modules that load content/, because those throw at the first mistake. */
export const checkContent = (folder: string, publicFolder = 'public'): Problem[] => [
  ...findNonFiles(folder),
  ...checkTexts(contentTexts(folder), publicFolder),
];

/** Checks unsaved files, by their paths in content/. */
export function checkTexts(sources: ReadonlyMap<string, string>, publicFolder = 'public') {
  const { texts, articles, problems } = readContentFiles(sources);
  for (const [file, text] of texts) {
    problems.push(...schemaProblems(file, text));
    problems.push(...missingPictures(file, text, publicFolder));
  }
  problems.push(...lengthProblems(texts));
  const data = new Map([...texts].map(([file, text]) => [file, text.data]));
  const names = namesIn(data);
  // Without these names, every article would repeat the mistakes already listed.
  if (names) {
    const day = texts.has('site.yaml') ? todayAt(data.get('site.yaml')) : never;
    const pages = siteMap(names, articles, data);
    const articleChecks = articleProblems({ names, articles, pages, day });
    const rules: LinkRules = { ...names, pages, headingsOf: articleChecks.headingsOf };
    problems.push(...articleChecks.findProblems(rules));
    for (const [file, text] of texts) {
      problems.push(...deadLinks(file, text, day, rules), ...unknownNames(file, text, names));
    }
  }
  return problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** Unchanged files keep their YamlText object from one check to the next. */
const problemCache = new WeakMap<YamlText, readonly Problem[]>();

function schemaProblems(file: string, text: YamlText): readonly Problem[] {
  const schema = schemaOfFile(file);
  const problems =
    problemCache.get(text) ?? (schema ? problemsOf(text, schema, `content/${file}`) : []);
  problemCache.set(text, problems);
  return problems;
}

function deadLinks(file: string, { data, lineOf }: YamlText, day: string, rules: LinkRules) {
  if (file === redirectsFile) {
    return [...rules.redirects].flatMap((entry): Problem[] => {
      const message = redirectProblem(entry, day, rules);
      return message === undefined ? [] : [problemAt(file, lineOf([entry[0]]), message)];
    });
  }
  return linksIn(data).flatMap(({ href, path }): Problem[] => {
    const message = linkProblem(href, day, rules);
    return message === undefined ? [] : [problemAt(file, lineOf(path), message)];
  });
}

function missingPictures(
  file: string,
  { data, lineOf }: YamlText,
  publicFolder: string,
): Problem[] {
  return picturesIn(data)
    .filter(({ href }) => !existsSync(join(publicFolder, href)))
    .map(({ href, path }) => {
      const folder = `public${href.slice(0, href.lastIndexOf('/'))}`;
      const message = `There's no picture "${href}". Add the file to ${folder}, or correct the name.`;
      return problemAt(file, lineOf(path), message);
    });
}
