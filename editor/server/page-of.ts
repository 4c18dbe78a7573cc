import { kindOf } from '#editor/files/kind.ts';
import { dataOf, vocabularyOf } from '#editor/server/listing.ts';
import type { Texts } from '#editor/server/store.ts';
import { todayBy } from '#library/files/content-data.ts';
import { articlePathOf } from '#library/learn/articles.ts';
import { conditionPath } from '#library/learn/paths.ts';
import { firstDay } from '#library/publication.ts';

/** Where facts and lists show best. */
const showing: Record<string, string> = {
  'site.yaml': '/contact',
  'hours.yaml': '/contact',
  'business.yaml': '/shipping',
  'people.yaml': '/blog',
  'questions.yaml': '/faq',
  'jobs.yaml': '/careers',
  'conditions.yaml': '/conditions',
  'learn.yaml': '/learn',
  'medicine.yaml': '/your-medicine',
  'glossary.yaml': '/learn/glossary',
  'pages/glossary.yaml': '/learn/glossary',
  'search.yaml': '/search',
  'blog-categories.yaml': '/blog',
  'article.yaml': '/blog',
  'inquiry.yaml': '/specialists',
  'pages/home.yaml': '/',
  'pages/policy.yaml': '/privacy',
  'pages/prescribing.yaml': '/specialists/prescribing',
};

/** The address of the page that shows what a file says. */
export function pageOf(file: string, texts: Texts): string {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  if (showing[file]) return showing[file];
  if (/^(?:pages|legal)\//.test(file)) return `/${name}`;
  if (file.startsWith('services/')) return `/services/${name}`;
  if (file.startsWith('blog/')) return `/blog/post/${name}`;
  if (!file.startsWith('learn/')) return '/';
  const source = texts.get(file) ?? '';
  if (kindOf(file, source) === 'overview') return conditionPath(name);
  return articlePathOf(source, vocabularyOf(texts).conditions) ?? '/learn';
}

/** The same where it is a page of its own that readers may see. */
export function publicPageOf(file: string, texts: Texts): string | undefined {
  const source = texts.get(file);
  if (source === undefined || !['post', 'article'].includes(kindOf(file, source))) return undefined;
  const today = todayBy(dataOf(texts.get('site.yaml') ?? ''));
  return firstDay(source) <= today ? pageOf(file, texts) : undefined;
}
