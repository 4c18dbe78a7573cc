import { blog } from '#content/blog.ts';

/** The day on which the substance of a page last changed, for pages whose content has one. */
export function lastModified(): ReadonlyMap<string, string> {
  return new Map(
    blog()
      .list()
      .map(({ id, isoModified }) => [`/blog/post/${id}`, isoModified]),
  );
}
