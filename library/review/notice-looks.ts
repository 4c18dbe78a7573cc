import type { Blog } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import type { Learn } from '#library/learn/reader.ts';
import { sitePages } from '#library/pages.ts';

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

/** Each of the pages that names notices; `words` are those of content/pages, by the names of the files. */
export function pageLooks(words: Readonly<Record<string, object>>): NoticeLook[] {
  return sitePages.flatMap(({ name, path }) => {
    const own = words[name] ?? {};
    if (!('agencyNotices' in own)) return [];
    return [{ path, checked: 'noticesChecked' in own ? String(own.noticesChecked) : undefined }];
  });
}

/** How long ago that was on the day `today`, as 2026-11-16. */
export function daysSince(date: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(isoDate(date) ?? today)) / 86_400_000);
}
