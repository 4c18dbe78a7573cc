import { blogCategories } from '#library/blog/categories.ts';
import { learnCategories, learnConditions } from '#library/learn/conditions.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { sitePages } from '#library/pages.ts';
import { cardPath, categoryPath, conditionPath, sheetPath } from '#library/paths/addresses.ts';
import { contentByPage, serviceCards } from '#library/words.ts';

export interface Crumb {
  name: string;
  path: string;
}

/** Page names by path. Articles provide their own. */
const names: Record<string, string> = Object.fromEntries([
  ...sitePages.flatMap(({ name, path }) => {
    const search = contentByPage[name]?.search;
    return search ? [[path, search.name ?? search.title]] : [];
  }),
  ...serviceCards.map(({ to, title }) => [to, title]),
  ...learnCategories.map(({ slug, title }) => [categoryPath(slug), title]),
  ...learnConditions.map(({ slug, title }) => [conditionPath(slug), title]),
  ...cards.map(({ slug, title }) => [cardPath(slug), title]),
  ...sheets.map(({ slug, title }) => [sheetPath(slug), title]),
  ...blogCategories.map(({ slug, name }) => [`/blog/category/${slug}`, name]),
]);

/** Undefined for articles. */
export const pageName = (path: string) => names[path];

/** Starts at Home. Empty for Home and for unknown paths. */
export function breadcrumbs(address: string, title?: string): Crumb[] {
  const path = address.replace(/(?<=.)\/$/, '');
  const name = names[path] ?? title;
  if (path === '/' || name === undefined) return [];
  const above = pathsAbove(path).flatMap((parent) => {
    const parentName = names[parent];
    return parentName === undefined ? [] : [{ name: parentName, path: parent }];
  });
  return [...above, { name, path }];
}

function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
