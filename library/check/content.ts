import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createArticleChecks } from '#library/check/articles.ts';
import {
  findNonFiles,
  readContentFiles,
  readContentSources,
  toProblem,
} from '#library/check/files.ts';
import { findLengthProblems } from '#library/check/lengths.ts';
import {
  findLinkProblem,
  findLinks,
  findPictures,
  findRedirectProblem,
  type LinkRules,
} from '#library/check/links.ts';
import { findUnknownNames, readNames } from '#library/check/names.ts';
import { buildSiteMap } from '#library/check/site-map.ts';
import { getToday } from '#library/content/load.ts';
import { sitePages } from '#library/pages.ts';
import type { Problem } from '#library/problem.ts';
import { isDraft, never } from '#library/publication.ts';
import { getFileSchema } from '#library/schema/content-schemas.ts';
import { check } from '#library/yaml/check.ts';
import type { ParsedYaml } from '#library/yaml/read.ts';

/** Don't import modules that load content/ here, because they throw at the first mistake. */
export const checkContent = (folder: string, publicFolder = 'public'): Problem[] => [
  ...findNonFiles(folder),
  ...checkSources(readContentSources(folder), publicFolder),
];

type Sources = ReadonlyMap<string, string>;

function readSite(sources: Sources) {
  const { documents, articles, problems } = readContentFiles(sources);
  const data = new Map([...documents].map(([file, yaml]) => [file, yaml.data]));
  const names = readNames(data);
  // If these names can't be read, checking articles would only repeat mistakes already listed.
  if (!names) return { documents, problems };
  const day = documents.has('site.yaml') ? getToday(data.get('site.yaml')) : never;
  const pages = buildSiteMap(names, articles, data);
  const articleChecks = createArticleChecks({ names, articles, pages, day });
  return { documents, problems, site: { names, day, pages, articleChecks } };
}

/** The keys are paths in content/. Leaves out drafts, because the site is built without them. */
export const checkSources = (sources: Sources, publicFolder = 'public'): Problem[] =>
  checkAllSources(sources, publicFolder).problems;

export const checkDrafts = (folder: string): Problem[] =>
  checkAllSources(readContentSources(folder)).draftProblems;

/** The editor also checks sources before it saves them. */
export function checkAllSources(sources: Sources, publicFolder = 'public') {
  const { documents, problems, site } = readSite(sources);
  for (const [file, yaml] of documents) {
    problems.push(...findSchemaProblems(file, yaml));
    problems.push(...findMissingPictures(file, yaml, publicFolder));
  }
  problems.push(...findLengthProblems(documents));
  if (site) {
    const { names, day, pages, articleChecks } = site;
    const rules: LinkRules = { ...names, pages, getHeadingIds: articleChecks.getHeadingIds };
    problems.push(...articleChecks.findProblems(rules));
    for (const [file, yaml] of documents) {
      problems.push(...findDeadLinks(file, yaml, day, rules));
      problems.push(...findUnknownNames(file, yaml, names));
    }
  }
  const isInDraft = ({ file }: Problem) =>
    file.endsWith('.md') && isDraft(sources.get(file.replace('content/', '')) ?? '');
  const sortedProblems = problems.toSorted(
    (first, second) => first.file.localeCompare(second.file) || first.line - second.line,
  );
  return {
    problems: sortedProblems.filter((problem) => !isInDraft(problem)),
    draftProblems: sortedProblems.filter(isInDraft),
  };
}

/** Lists the published pages with the ids of their sections. `file` is the page's article. */
export function listLinkTargets(sources: Sources) {
  const { site } = readSite(sources);
  return [...(site?.pages ?? [])].flatMap(([path, { file, from }]) => {
    if (!site || from > site.day) return [];
    const anchors = sitePages.find((page) => page.path === path)?.anchors ?? [];
    const headings = file === undefined ? [] : (site.articleChecks.getHeadingIds(file) ?? []);
    return [{ path, file, sections: [...anchors, ...headings] }];
  });
}

/** Unchanged files keep their ParsedYaml object from one check to the next. */
const problemCache = new WeakMap<ParsedYaml, readonly Problem[]>();

function findSchemaProblems(file: string, yaml: ParsedYaml): readonly Problem[] {
  const schema = getFileSchema(file);
  const problems =
    problemCache.get(yaml) ?? (schema ? check(yaml, schema, `content/${file}`).problems : []);
  problemCache.set(yaml, problems);
  return problems;
}

function findDeadLinks(file: string, { data, getLine }: ParsedYaml, day: string, rules: LinkRules) {
  const links =
    file === 'redirects.yaml'
      ? Array.from(rules.redirects, (entry) => ({
          path: [entry[0]],
          message: findRedirectProblem(entry, day, rules),
        }))
      : findLinks(data).map(({ href, path }) => ({
          path,
          message: findLinkProblem(href, day, rules),
        }));
  return links.flatMap(({ path, message }): Problem[] =>
    message === undefined ? [] : [toProblem(file, getLine(path), message)],
  );
}

function findMissingPictures(
  file: string,
  { data, getLine }: ParsedYaml,
  publicFolder: string,
): Problem[] {
  return findPictures(data)
    .filter(({ href }) => !existsSync(join(publicFolder, href)))
    .map(({ href, path }) => {
      const folder = `public${href.slice(0, href.lastIndexOf('/'))}`;
      const message = `There's no picture "${href}". Add the file to ${folder}, or correct the name.`;
      return toProblem(file, getLine(path), message);
    });
}
