import { blogCategories } from '#library/blog/categories.ts';
import { jobs } from '#library/jobs.ts';
import { learnCategories, learnConditions } from '#library/learn/conditions.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { sitePages } from '#library/pages.ts';
import {
  cardPath,
  categoryPath,
  conditionPath,
  jobPath,
  sheetPath,
} from '#library/paths/addresses.ts';
import { contentByPage, serviceCards } from '#library/words.ts';

export type Crumb = ReturnType<typeof breadcrumbs>[number];

/** Articles aren't included because they pass their own title. */
const namesByPath: Record<string, string> = Object.fromEntries([
  ...sitePages.flatMap(({ name, path }) => {
    const search = contentByPage[name]?.search;
    return search ? [[path, search.name ?? search.title]] : [];
  }),
  ...jobs.map(({ slug, title }) => [jobPath(slug), title]),
  ...serviceCards.map(({ to, title }) => [to, title]),
  ...learnCategories.map(({ slug, title }) => [categoryPath(slug), title]),
  ...learnConditions.map(({ slug, title }) => [conditionPath(slug), title]),
  ...cards.map(({ slug, title }) => [cardPath(slug), title]),
  ...sheets.map(({ slug, title }) => [sheetPath(slug), title]),
  ...blogCategories.map(({ slug, name }) => [`/blog/category/${slug}`, name]),
]);

export const getPageName = (path: string) => namesByPath[path];

export function breadcrumbs(address: string, title?: string) {
  const path = address.replace(/(?<=.)\/$/, '');
  const name = namesByPath[path] ?? title;
  if (path === '/' || name === undefined) return [];
  const parents = getParentPaths(path).flatMap((parent) => {
    const parentName = namesByPath[parent];
    return parentName === undefined ? [] : [{ name: parentName, path: parent }];
  });
  return [...parents, { name, path }];
}

function getParentPaths(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}
