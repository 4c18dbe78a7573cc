import { blog } from '#library/blog/blog.ts';
import { isoDate } from '#library/dates.ts';
import { learn } from '#library/learn/learn.ts';
import { privacy, privacyPractices, terms } from '#library/words/legal.ts';

/** The day on which the substance of a page last changed, for pages whose content has one. */
export function lastModified(): ReadonlyMap<string, string> {
  return new Map([
    ['/privacy', isoDate(privacy.updated) ?? ''],
    ['/privacy-practices', isoDate(privacyPractices.updated) ?? ''],
    ['/terms', isoDate(terms.updated) ?? ''],
    ...learn()
      .texts()
      .map(({ path, isoModified }): [string, string] => [path, isoModified]),
    ...blog()
      .list()
      .map(({ id, isoModified }): [string, string] => [`/blog/post/${id}`, isoModified]),
  ]);
}
