import { blog } from '#content/blog.ts';
import { learn } from '#content/learn.ts';
import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';

/** The day on which the substance of a page last changed, for pages whose content has one. */
export function lastModified(): ReadonlyMap<string, string> {
  return new Map([
    ['/privacy', privacy.updated],
    ['/terms', terms.updated],
    ...learn()
      .texts()
      .map(({ path, isoModified }): [string, string] => [path, isoModified]),
    ...blog()
      .list()
      .map(({ id, isoModified }): [string, string] => [`/blog/post/${id}`, isoModified]),
  ]);
}
