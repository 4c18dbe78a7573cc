import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { articleCompiler } from '#library/blog/article-compiler.ts';
import { categorySlug } from '#library/blog/category-slug.ts';
import { linksIn } from '#library/check/links.ts';
import { namesIn } from '#library/check/names.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { namesIn as bracesIn } from '#library/fill-in.ts';
import { learnPathsOf } from '#library/learn/articles.ts';
import { readLearn } from '#library/learn/reader.ts';
import { noTitles } from '#library/markdown/context.ts';
import { ContentError, type Problem } from '#library/markdown/problem.ts';
import { pathsOfContent } from '#library/paths/of-content.ts';
import { factNames } from '#library/schema/fact-names.ts';
import { schemaOfFile, yamlFiles } from '#library/schema/of-file.ts';
import { problemsOf } from '#library/yaml/check.ts';
import { readYaml, type YamlText } from '#library/yaml/read.ts';

/**
 * Everything that is wrong in a content folder, by file and line. Imports nothing that reads
 * content/ itself: that would stop at the first mistake.
 */
export function checkContent(folder: string): Problem[] {
  const problems: Problem[] = [];
  const texts = new Map<string, YamlText>();
  const articles = { blog: new Map<string, string>(), learn: new Map<string, string>() };
  const files = filesIn(folder);

  for (const file of files) {
    const read = () => readFileSync(join(folder, file), 'utf8');
    const [, place, id] = /^(blog|learn)\/([^/]+)\.md$/.exec(file) ?? [];
    if (schemaOfFile(file)) {
      problems.push(...gathered(() => texts.set(file, readYaml(read(), { file: named(file) }))));
    } else if (id !== undefined) {
      articles[place === 'blog' ? 'blog' : 'learn'].set(id, read());
    } else problems.push(nothingReads(file));
  }
  for (const file of yamlFiles) {
    if (!files.includes(file)) problems.push(at(file, 1, 'This file is missing. Bring it back.'));
  }
  for (const [file, text] of texts) {
    const schema = schemaOfFile(file);
    if (schema) problems.push(...problemsOf(text, schema, named(file)));
  }
  problems.push(...problemsBetween(texts, articles));
  return problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

interface Articles {
  blog: ReadonlyMap<string, string>;
  learn: ReadonlyMap<string, string>;
}

/** What can only be said once all files are known: articles, and links to pages that are not there. */
function problemsBetween(texts: ReadonlyMap<string, YamlText>, articles: Articles): Problem[] {
  const names = namesIn(Object.fromEntries([...texts].map(([file, { data }]) => [file, data])));
  // Their mistakes are listed, and would otherwise be repeated in every article.
  if (!names) return [];
  const learnFiles = Object.fromEntries(articles.learn);
  const paths = new Set(
    pathsOfContent({
      learn: learnPathsOf(names.learnCategories, learnFiles),
      blog: {
        posts: [...articles.blog.keys()],
        categories: names.blogCategories.map(categorySlug),
      },
    }),
  );
  const isKnownPath = (path: string) => paths.has(path);
  const { topics, reviewers, works } = names;
  const compile = articleCompiler({ topics, reviewers, works, titles: noTitles, isKnownPath });
  const conditions = names.learnCategories.flatMap(({ slug: category, conditions: of }) =>
    of.map((condition) => ({ ...condition, category })),
  );
  return [
    ...[...articles.blog].flatMap(([id, source]) => [
      ...nameProblems(id),
      ...bracesIn(source).flatMap((name) => factProblems(`blog/${id}.md`, source, name)),
      ...gathered(() => compile(id, source)),
    ]),
    ...[...articles.learn].flatMap(([id, source]) =>
      bracesIn(source).flatMap((name) => factProblems(`learn/${id}.md`, source, name)),
    ),
    ...gathered(() =>
      readLearn(learnFiles, { conditions, reviewers, works, titles: noTitles, isKnownPath }),
    ),
    ...[...texts].flatMap(([file, text]) => deadLinks(file, text, paths)),
  ];
}

function deadLinks(file: string, { data, lineOf }: YamlText, paths: ReadonlySet<string>) {
  return linksIn(data).flatMap(({ href, path }): Problem[] => {
    const [page = ''] = href.split('#');
    if (paths.has(page)) return [];
    const message = `The link "${href}" leads to no page of this site.${didYouMean(page, paths)} Correct the address.`;
    return [at(file, lineOf(path), message)];
  });
}

function nameProblems(id: string): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return [];
  const message =
    'The name of this file cannot stand in an address. Use lower-case words and hyphens, like hair-loss.md.';
  return [at(`blog/${id}.md`, 1, message)];
}

/** An article is shown as it is written, so a reader would see the braces. */
function factProblems(file: string, source: string, name: string): Problem[] {
  if (!factNames.some((known) => known === name)) return [];
  const line = source.slice(0, source.indexOf(`{${name}}`)).split('\n').length;
  const message = `Articles fill in no facts: readers would see {${name}}. Write the words themselves.`;
  return [at(file, line, message)];
}

function nothingReads(file: string): Problem {
  const ending = extname(file);
  if (ending === '.md') {
    return at(
      file,
      1,
      'Nothing reads this file. Articles stand in content/blog or content/learn. Move it, or remove it.',
    );
  }
  const hint = didYouMean(
    named(file.replace(/\.(yml|txt)$/, '.yaml')),
    yamlFiles.map((known) => named(known)),
  );
  return at(file, 1, `Nothing reads this file.${hint} Correct its name, or remove it.`);
}

const named = (file: string) => `content/${file}`;

const at = (file: string, line: number, message: string): Problem => ({
  file: named(file),
  line,
  message,
});

/** The problems that a reader ends with. */
function gathered(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Paths from the folder on, without what systems hide, such as .DS_Store. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !basename(entry.name).startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
    .sort();
