import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import { blog } from '#library/blog/blog.ts';
import { learn } from '#library/learn/learn.ts';

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
