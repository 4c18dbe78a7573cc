import { kindOf } from '#editor/files/content-file.ts';
import { parseYaml, readVocabulary } from '#editor/server/listing.ts';
import type { Texts } from '#editor/server/store.ts';
import { todayAt } from '#library/content/load.ts';
import { articlePathOf } from '#library/learn/compile.ts';
import { isList, sitePages } from '#library/pages.ts';
import { conditionPath } from '#library/paths/addresses.ts';
import { publicationDay } from '#library/publication.ts';

/** The address of the page that shows a file: Home if no page lists it. */
export function previewPath(file: string, texts: Texts): string {
  const page = sitePages.find((one) => !isList(one) && one.files.includes(file));
  if (page) return page.path;
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  if (file.startsWith('blog/')) return `/blog/post/${name}`;
  if (!file.startsWith('learn/')) return '/';
  const source = texts.get(file) ?? '';
  if (kindOf(file, source) === 'overview') return conditionPath(name);
  return articlePathOf(source, readVocabulary(texts).conditions) ?? '/learn';
}

/** The address of an article that is published; undefined for other files. */
export function publicPath(file: string, texts: Texts): string | undefined {
  const source = texts.get(file);
  if (source === undefined || !['post', 'article'].includes(kindOf(file, source))) return undefined;
  const today = todayAt(parseYaml(texts.get('site.yaml') ?? ''));
  return publicationDay(source) <= today ? previewPath(file, texts) : undefined;
}
