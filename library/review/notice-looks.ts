import type { Blog } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import type { Learn } from '#library/learn/reader.ts';

/** A page about health, and when somebody last looked for notices of agencies that bear on it. */
export interface NoticeLook {
  path: string;
  /** As people write it. Nobody has looked yet where there is none. */
  checked?: string | undefined;
}

/** Every page with a text about health, and `others` that are no articles. The oldest look is first. */
export function noticeLooks(learn: Learn, blog: Blog, others: readonly NoticeLook[]): NoticeLook[] {
  const texts = learn
    .texts()
    .map(({ path, noticesChecked }) => ({ path, checked: noticesChecked }));
  const posts = blog
    .list()
    .map(({ id }) => ({ path: `/blog/post/${id}`, checked: blog.find(id)?.noticesChecked }));
  const age = ({ checked }: NoticeLook) => isoDate(checked ?? '') ?? '';
  return [...texts, ...posts, ...others].toSorted((one, other) =>
    age(one) === age(other)
      ? one.path.localeCompare(other.path)
      : age(one).localeCompare(age(other)),
  );
}

/**
 * Of the pages of content/pages, by their names: each that names notices, so that none is forgotten. A
 * page may lie below another: its name is the end of its address, one of `paths`.
 */
export function pageLooks(
  pages: Readonly<Record<string, object>>,
  paths: readonly string[],
): NoticeLook[] {
  return Object.entries(pages).flatMap(([name, words]) => {
    if (!('agencyNotices' in words)) return [];
    const checked = 'noticesChecked' in words ? String(words.noticesChecked) : undefined;
    return [{ path: paths.find((path) => path.endsWith(`/${name}`)) ?? `/${name}`, checked }];
  });
}

/** How long ago that was on the day `today`, as 2026-11-16. */
export function daysSince(date: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(isoDate(date) ?? today)) / 86_400_000);
}
