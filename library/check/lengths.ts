import { problemAt } from '#library/check/files.ts';
import { textsIn } from '#library/check/links.ts';
import { factsFrom } from '#library/fact-table.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import { weekInWords } from '#library/opening.ts';
import type { Problem } from '#library/problem.ts';
import { businessSchema } from '#library/schema/business.ts';
import { hoursSchema } from '#library/schema/hours.ts';
import { descriptionLimits, titleLimit } from '#library/schema/limits.ts';
import { blogCategoriesSchema, blogSchema } from '#library/schema/pages/blog.ts';
import { siteSchema } from '#library/schema/site.ts';
import type { YamlText } from '#library/yaml/read.ts';

type Texts = ReadonlyMap<string, YamlText>;
type Facts = Readonly<Record<string, string>>;

/**
 * Checks the length of titles and descriptions with the facts filled in, which schemas can't do.
 */
export function lengthProblems(texts: Texts): Problem[] {
  const facts = factsIn(texts);
  if (!facts) return [];
  return [
    ...[...texts].flatMap(([file, text]) => searchProblems(file, text, facts)),
    ...categoryProblems(texts, facts),
  ];
}

function factsIn(texts: Texts): Facts | undefined {
  const site = siteSchema.safeParse(texts.get('site.yaml')?.data).data;
  const business = businessSchema.safeParse(texts.get('business.yaml')?.data).data;
  const hours = hoursSchema.safeParse(texts.get('hours.yaml')?.data).data;
  if (!site || !business || !hours) return undefined;
  return factsFrom({ site, business, openHours: weekInWords(hours.week).open });
}

function searchProblems(file: string, { data, lineOf }: YamlText, facts: Facts): Problem[] {
  return textsIn(data).flatMap(({ text, path }) => {
    const part = getPart(file, path);
    const filled = separateUnits(fillIn(text, facts));
    // The schema has already checked text without facts.
    if (part === undefined || filled === text || /\{\w+\}/.test(filled.replace('{count}', '')))
      return [];
    const problem = lengthProblem(filled, part);
    if (problem === undefined) return [];
    const message = `With its facts filled in, the ${part} ${problem} It becomes: “${filled}”`;
    return [problemAt(file, lineOf(path), message)];
  });
}

/** Category pages combine text from both files. */
function categoryProblems(texts: Texts, facts: Facts): Problem[] {
  const file = 'blog-categories.yaml';
  const source = texts.get(file);
  const groups = blogCategoriesSchema.safeParse(source?.data).data;
  const words = blogSchema.safeParse(texts.get('pages/blog.yaml')?.data).data?.category.search;
  if (!source || !groups || !words) return [];
  return Object.entries(groups).flatMap(([group, categories]) =>
    categories.flatMap(({ name, description }, place) =>
      (['title', 'description'] as const).flatMap((part) => {
        const filled = separateUnits(fillIn(fillIn(words[part], { name, description }), facts));
        const problem = lengthProblem(filled, part);
        if (problem === undefined) return [];
        const field = part === 'title' ? 'name' : 'description';
        const message = `On the page of this category, the ${part} ${problem} It becomes: “${filled}”`;
        return [problemAt(file, source.lineOf([group, place, field]), message)];
      }),
    ),
  );
}

type Part = 'title' | 'description';

function lengthProblem({ length }: string, part: Part): string | undefined {
  const { min, max } = part === 'title' ? { min: 1, max: titleLimit } : descriptionLimits;
  if (length > max)
    return `has ${length} characters, and search engines cut it. Use at most ${max}.`;
  if (length < min) return `has ${length} characters. Use at least ${min}.`;
  return undefined;
}

/** The part of a search result that a text is used for. */
function getPart(file: string, path: readonly PropertyKey[]): Part | undefined {
  const isOfLearn = file === 'learn.yaml' && path[0] === 'categories';
  const name = isOfLearn ? path.at(-1) : path[path.lastIndexOf('search') + 1];
  if (!isOfLearn && !path.includes('search')) return undefined;
  if (name === 'title') return 'title';
  return name === 'description' || name === 'shortDescription' ? 'description' : undefined;
}
