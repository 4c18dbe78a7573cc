import { z } from 'zod';
import { toProblem } from '#library/check/files.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { sitePages } from '#library/pages.ts';
import type { Problem } from '#library/problem.ts';
import { slug } from '#library/slug.ts';
import { fieldName } from '#library/yaml/explain.ts';
import { findStrings, type ParsedYaml } from '#library/yaml/read.ts';

const categories = z.array(z.object({ name: z.string() }));
const slugEntries = z.array(z.object({ slug: z.string() }));
const jobs = z.object({ jobs: z.array(z.object({ title: z.string() })) });

/** This covers only names that other files use, so other mistakes don't stop the article checks. */
const namesSchema = z.object({
  'blog-categories.yaml': z.object({ topics: categories, waiting: categories }),
  'jobs.yaml': jobs.catch({ jobs: [] }).default({ jobs: [] }),
  'learn.yaml': z.object({
    categories: z.array(
      z.object({
        slug: z.string(),
        conditions: z.array(
          z.object({ slug: z.string(), tabs: z.array(z.string()).catch([]).default([]) }),
        ),
      }),
    ),
  }),
  'medicine.yaml': z.object({ cards: slugEntries, sheets: slugEntries }),
  'people.yaml': z.object({ reviewers: z.record(z.string(), z.unknown()) }),
  'references.yaml': z.record(z.string(), z.unknown()),
  'redirects.yaml': z.record(z.string(), z.string()).catch({}).default({}),
  'site.yaml': z.object({ origin: z.string() }).catch({ origin: '' }).default({ origin: '' }),
});

export const namingFileNames: readonly string[] = Object.keys(namesSchema.shape);

export type Names = NonNullable<ReturnType<typeof readNames>>;

export function readNames(data: ReadonlyMap<string, unknown>) {
  const parsed = namesSchema.safeParse(Object.fromEntries(data));
  if (!parsed.success) return undefined;
  const { topics, waiting } = parsed.data['blog-categories.yaml'];
  const learnCategories = parsed.data['learn.yaml'].categories;
  return {
    topics: topics.map(({ name }) => name),
    blogCategories: [...topics, ...waiting].map(({ name }) => name),
    learnCategories,
    conditions: learnCategories.flatMap(({ slug: category, conditions }) =>
      conditions.map((condition) => ({ ...condition, category })),
    ),
    jobs: parsed.data['jobs.yaml'].jobs.map(({ title }) => slug(title)),
    medicine: {
      cards: parsed.data['medicine.yaml'].cards.map(({ slug }) => slug),
      sheets: parsed.data['medicine.yaml'].sheets.map(({ slug }) => slug),
    },
    reviewers: Object.keys(parsed.data['people.yaml'].reviewers),
    redirects: new Map(Object.entries(parsed.data['redirects.yaml'])),
    origin: parsed.data['site.yaml'].origin,
    works: new Set(Object.keys(parsed.data['references.yaml'])),
  };
}

const reviewedFiles = new Set(
  sitePages.filter(({ medicalReview }) => medicalReview).flatMap(({ files }) => files),
);

type Keys = Pick<Names, 'works' | 'reviewers'>;

export function findUnknownNames(file: string, { data, getLine }: ParsedYaml, keys: Keys) {
  return findStrings(data).flatMap(({ text: name, path }): Problem[] => {
    const keyList = getKeyList(file, path, keys);
    if (!keyList || keyList.names.includes(name)) return [];
    const message = `The field "${fieldName(path)}" refers to ${name}, which isn't in ${keyList.file}.${didYouMean(name, keyList.names)} Correct the name, or add it there first.`;
    return [toProblem(file, getLine(path), message)];
  });
}

function getKeyList(file: string, path: readonly PropertyKey[], { works, reviewers }: Keys) {
  const isReviewed = reviewedFiles.has(file);
  const isNotice = path.length === 2 && path[0] === 'agencyNotices';
  if (isNotice || (isReviewed && path.at(-2) === 'sources')) {
    return { file: 'content/references.yaml', names: [...works] };
  }
  const isReviewer = isReviewed && path.at(-1) === 'reviewer';
  return isReviewer ? { file: 'content/people.yaml', names: reviewers } : undefined;
}
