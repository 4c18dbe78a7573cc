import { compileBlog } from '#library/blog/compile.ts';
import { createCache } from '#library/check/cache.ts';
import { type Articles, problemAt } from '#library/check/files.ts';
import { type LinkRules, linkProblem } from '#library/check/links.ts';
import type { Names } from '#library/check/names.ts';
import type { SitePage } from '#library/check/site-map.ts';
import { factNames } from '#library/fact-table.ts';
import { namesIn as bracesIn } from '#library/fill-in.ts';
import { compileLearn, isArticle } from '#library/learn/compile.ts';
import { type Parse, parseMarkdown } from '#library/markdown/compile.ts';
import { noTitles } from '#library/markdown/context.ts';
import { type Problem, problemsFrom } from '#library/problem.ts';
import { never, publicationDay } from '#library/publication.ts';

interface ArticleCheckInput {
  names: Names;
  articles: Articles;
  pages: ReadonlyMap<string, SitePage>;
  day: string;
}

const minCitations = 2;

const treeCache = createCache<ReturnType<Parse>>();
const parse: Parse = (source) => treeCache.getOrCreate(source, () => parseMarkdown(source));

export function articleProblems({ names, articles, pages, day }: ArticleCheckInput) {
  treeCache.startRound();
  const { topics, reviewers, works, conditions } = names;
  const isPost = (id: string) => (pages.get(`/blog/post/${id}`)?.from ?? never) <= day;
  const options = { topics, reviewers, works, conditions, titles: noTitles, isPost, parse };
  const sources = new Map(
    Object.entries(articles).flatMap(([place, files]: [string, ReadonlyMap<string, string>]) =>
      [...files].map(([id, source]): [string, string] => [`${place}/${id}.md`, source]),
    ),
  );

  return {
    /** Ignores the links, which don't matter for the headings. */
    headingsOf(file: string): readonly string[] | undefined {
      const name = file.replace('content/', '');
      const id = name.replace(/^\w+\/|\.md$/g, '');
      const lenient = { ...options, isPost: () => true };
      const source = sources.get(name) ?? '';
      let ids: string[] | undefined;
      problemsFrom(() => {
        const one = { [id]: source };
        const { overviews, articles } = compileLearn(name.startsWith('learn/') ? one : {}, lenient);
        const posts = compileBlog(name.startsWith('blog/') ? one : {}, lenient);
        const [text] = [...posts, ...overviews, ...articles];
        ids = text?.body.headings.map((heading) => heading.id);
      });
      return ids;
    },

    findProblems(rules: LinkRules): Problem[] {
      const linkProblemIn = (href: string, file: string) => {
        const source = sources.get(file.replace('content/', '')) ?? '';
        const visibleFrom = publicationDay(source);
        return linkProblem(href, visibleFrom > day ? visibleFrom : day, rules);
      };
      const strict = { ...options, linkProblem: linkProblemIn };
      return [
        ...[...sources].flatMap(([file, source]) => [
          ...bracesIn(source).flatMap((name) => factProblems(file, source, name)),
          ...citationProblems(file, source),
        ]),
        ...problemsFrom(() => compileBlog(Object.fromEntries(articles.blog), strict)),
        ...problemsFrom(() => compileLearn(Object.fromEntries(articles.learn), strict)),
      ];
    },
  };
}

/** Facts aren't filled in for articles, so a reader would see the braces. */
function factProblems(file: string, source: string, name: string): Problem[] {
  if (!factNames.some((fact) => fact === name)) return [];
  const line = source.slice(0, source.indexOf(`{${name}}`)).split('\n').length;
  const message = `Facts aren't filled in for articles, so readers would see {${name}}. Write the text itself.`;
  return [problemAt(file, line, message)];
}

function citationProblems(file: string, source: string): Problem[] {
  const isLong = file.startsWith('blog/') || isArticle(source);
  if (!isLong || publicationDay(source) === never) return [];
  const count = new Set(Array.from(source.matchAll(/:cite\[([^\]]*)\]/g), ([, key]) => key)).size;
  if (count >= minCitations) return [];
  const message = `The article cites ${['no work', 'one work'][count]}. Cite at least two with :cite[…] so readers can check it, or add "draft: true" at the top.`;
  return [problemAt(file, 1, message)];
}
