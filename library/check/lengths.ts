import { toProblem } from '#library/check/files.ts';
import { getFacts } from '#library/fact-table.ts';
import { fillIn } from '#library/fill-in.ts';
import { separateUnits } from '#library/join-units.ts';
import { formatWeek } from '#library/opening.ts';
import type { Problem } from '#library/problem.ts';
import { businessSchema } from '#library/schema/business.ts';
import { hoursSchema } from '#library/schema/hours.ts';
import { descriptionLimits, titleLimit } from '#library/schema/limits.ts';
import { blogCategoriesSchema, blogSchema } from '#library/schema/pages/blog.ts';
import { siteSchema } from '#library/schema/site.ts';
import { findStrings, type ParsedYaml } from '#library/yaml/read.ts';

type Documents = ReadonlyMap<string, ParsedYaml>;
type Facts = Readonly<Record<string, string>>;

/** Schemas can't check these lengths, because facts are filled in later. */
export function findLengthProblems(documents: Documents): Problem[] {
  const facts = readFacts(documents);
  if (!facts) return [];
  return [
    ...[...documents].flatMap(([file, document]) => findSearchProblems(file, document, facts)),
    ...findCategoryProblems(documents, facts),
  ];
}

function readFacts(documents: Documents): Facts | undefined {
  const site = siteSchema.safeParse(documents.get('site.yaml')?.data).data;
  const business = businessSchema.safeParse(documents.get('business.yaml')?.data).data;
  const hours = hoursSchema.safeParse(documents.get('hours.yaml')?.data).data;
  if (!site || !business || !hours) return undefined;
  return getFacts({ site, business, openHours: formatWeek(hours.week).open });
}

function findSearchProblems(file: string, { data, getLine }: ParsedYaml, facts: Facts): Problem[] {
  return findStrings(data).flatMap(({ text, path }) => {
    const field = getSearchField(file, path);
    const filledText = separateUnits(fillIn(text, facts));
    // The schema has already checked text without facts.
    if (field === undefined || filledText === text) return [];
    if (/\{\w+\}/.test(filledText.replace('{count}', ''))) return [];
    const problem = describeLength(filledText, field);
    if (problem === undefined) return [];
    const message = `With its facts filled in, the ${field} ${problem} It becomes: “${filledText}”`;
    return [toProblem(file, getLine(path), message)];
  });
}

/** Category pages combine text from blog-categories.yaml and pages/blog.yaml. */
function findCategoryProblems(documents: Documents, facts: Facts): Problem[] {
  const file = 'blog-categories.yaml';
  const source = documents.get(file);
  const groups = blogCategoriesSchema.safeParse(source?.data).data;
  const search = blogSchema.safeParse(documents.get('pages/blog.yaml')?.data).data?.category.search;
  if (!source || !groups || !search) return [];
  return Object.entries(groups).flatMap(([group, categories]) =>
    categories.flatMap(({ name, description }, index) =>
      (['title', 'description'] as const).flatMap((field) => {
        const template = fillIn(search[field], { name, description });
        const filledText = separateUnits(fillIn(template, facts));
        const problem = describeLength(filledText, field);
        if (problem === undefined) return [];
        const key = field === 'title' ? 'name' : 'description';
        const message = `On this category's page, the ${field} ${problem} It becomes: “${filledText}”`;
        return [toProblem(file, source.getLine([group, index, key]), message)];
      }),
    ),
  );
}

type SearchField = 'title' | 'description';

function describeLength({ length }: string, field: SearchField): string | undefined {
  const { min, max } = field === 'title' ? { min: 1, max: titleLimit } : descriptionLimits;
  if (length > max)
    return `is ${length} characters long, and search engines will cut it off. Use at most ${max}.`;
  if (length < min) return `is only ${length} characters long. Use at least ${min}.`;
  return undefined;
}

function getSearchField(file: string, path: readonly PropertyKey[]): SearchField | undefined {
  const isLearnCategory = file === 'learn.yaml' && path[0] === 'categories';
  const name = isLearnCategory ? path.at(-1) : path[path.lastIndexOf('search') + 1];
  if (!isLearnCategory && !path.includes('search')) return undefined;
  if (name === 'title') return 'title';
  return name === 'description' || name === 'shortDescription' ? 'description' : undefined;
}
