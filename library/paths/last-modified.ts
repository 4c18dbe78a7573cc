import { blog } from '#library/blog/blog.ts';
import { isoDate } from '#library/dates.ts';
import { glossaryPath, glossaryVouching } from '#library/glossary/glossary.ts';
import { learn } from '#library/learn/learn.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/medicine/paths.ts';
import { sitePages } from '#library/pages.ts';
import { wordsByPage } from '#library/words.ts';

/** The day on which the substance of a page last changed, for pages whose content has one. */
export function lastModified(): ReadonlyMap<string, string> {
  return new Map([
    ...sitePages.flatMap(({ name, path }): [string, string][] => {
      const { modified, updated = modified } = wordsByPage[name] ?? {};
      return updated === undefined ? [] : [[path, isoDate(updated) ?? '']];
    }),
    [glossaryPath, isoDate(glossaryVouching.modified) ?? ''],
    ...cards.map(({ slug, modified }): [string, string] => [
      cardPath(slug),
      isoDate(modified) ?? '',
    ]),
    ...sheets.map(({ slug, modified }): [string, string] => [
      sheetPath(slug),
      isoDate(modified) ?? '',
    ]),
    ...learn()
      .texts()
      .map(({ path, isoModified }): [string, string] => [path, isoModified]),
    ...blog()
      .list()
      .map(({ id, isoModified }): [string, string] => [`/blog/post/${id}`, isoModified]),
  ]);
}
