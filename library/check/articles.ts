import { compileBlog } from '#library/blog/compile.ts';
import { createCache } from '#library/check/cache.ts';
import { type Articles, toProblem } from '#library/check/files.ts';
import { findLinkProblem, type LinkRules } from '#library/check/links.ts';
import type { Names } from '#library/check/names.ts';
import type { SitePage } from '#library/check/site-map.ts';
import { factNames } from '#library/fact-table.ts';
import { namesIn as findBraceNames } from '#library/fill-in.ts';
import { compileLearn, isArticle } from '#library/learn/compile.ts';
import { type Parse, parseMarkdown } from '#library/markdown/compile.ts';
import { emptyTitles } from '#library/markdown/context.ts';
import { collectProblems, type Problem } from '#library/problem.ts';
import { getPublicationDay, isDraft, never } from '#library/publication.ts';

interface ArticleCheckInput {
  names: Names;
  articles: Articles;
  pages: ReadonlyMap<string, SitePage>;
  day: string;
}

const minCitations = 2;

const treeCache = createCache<ReturnType<Parse>>();
const parse: Parse = (source) => treeCache.getOrCreate(source, () => parseMarkdown(source));

export function createArticleChecks({ names, articles, pages, day }: ArticleCheckInput) {
  treeCache.startRound();
  const { topics, reviewers, works, conditions } = names;
  const isPost = (id: string) => (pages.get(`/blog/post/${id}`)?.from ?? never) <= day;
  const options = { topics, reviewers, works, conditions, titles: emptyTitles, isPost, parse };
  const sources = new Map(
    Object.entries(articles).flatMap(([folder, files]: [string, ReadonlyMap<string, string>]) =>
      [...files].map(([id, source]): [string, string] => [`${folder}/${id}.md`, source]),
    ),
  );

  return {
    /** Skips link checks, because heading ids don't depend on them. */
    getHeadingIds(path: string): readonly string[] | undefined {
      const name = path.replace('content/', '');
      const id = name.replace(/^\w+\/|\.md$/g, '');
      const lenientOptions = { ...options, isPost: () => true };
      const source = sources.get(name) ?? '';
      let ids: string[] | undefined;
      collectProblems(() => {
        const files = { [id]: source };
        const [blogFiles, learnFiles] = name.startsWith('blog/') ? [files, {}] : [{}, files];
        const { overviews, articles } = compileLearn(learnFiles, lenientOptions);
        const posts = compileBlog(blogFiles, lenientOptions);
        const [article] = [...posts, ...overviews, ...articles];
        ids = article?.body.headings.map((heading) => heading.id);
      });
      return ids;
    },

    findProblems(rules: LinkRules): Problem[] {
      const checkLinkIn = (href: string, file: string) => {
        const source = sources.get(file.replace('content/', '')) ?? '';
        const visibleFrom = getPublicationDay(source);
        return findLinkProblem(href, visibleFrom > day ? visibleFrom : day, rules);
      };
      const strictOptions = { ...options, linkProblem: checkLinkIn };
      // If two articles have the same address, report the draft.
      const learnFiles = Object.fromEntries([...articles.learn].toSorted(compareDrafts));
      return [
        ...[...sources].flatMap(([file, source]) => [
          ...findBraceNames(source).flatMap((name) => findFactProblems(file, source, name)),
          ...findCitationProblems(file, source),
        ]),
        ...collectProblems(() => compileBlog(Object.fromEntries(articles.blog), strictOptions)),
        ...collectProblems(() => compileLearn(learnFiles, strictOptions)),
      ];
    },
  };
}

const compareDrafts = ([, left]: [string, string], [, right]: [string, string]) =>
  Number(isDraft(left)) - Number(isDraft(right));

function findFactProblems(file: string, source: string, name: string): Problem[] {
  if (!factNames.some((fact) => fact === name)) return [];
  const line = source.slice(0, source.indexOf(`{${name}}`)).split('\n').length;
  const message = `Facts in braces don't work in articles, so readers would see {${name}}. Write out the value.`;
  return [toProblem(file, line, message)];
}

function findCitationProblems(file: string, source: string): Problem[] {
  const needsCitations = file.startsWith('blog/') || isArticle(source);
  if (!needsCitations || isDraft(source)) return [];
  const count = new Set(Array.from(source.matchAll(/:cite\[([^\]]*)\]/g), ([, key]) => key)).size;
  if (count >= minCitations) return [];
  const message = `The article cites ${['no sources', 'only one source'][count]}. Cite at least two with :cite[…] so readers can check it, or add "draft: true" at the top.`;
  return [toProblem(file, 1, message)];
}
