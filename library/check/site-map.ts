import { z } from 'zod';
import { categorySlug } from '#library/blog/category-slug.ts';
import type { Articles } from '#library/check/files.ts';
import type { Names } from '#library/check/names.ts';
import { dateInWords } from '#library/dates.ts';
import { articlePathOf, learnPathsOf } from '#library/learn/articles.ts';
import { conditionPath, tabId } from '#library/learn/paths.ts';
import { pathsOfContent } from '#library/paths/of-content.ts';
import { placesEverywhere, placesInCode, placesOfArticles } from '#library/paths/places.ts';
import { firstDay, never } from '#library/publication.ts';
import { slug } from '#library/slug.ts';

/** A page that a link may lead to. */
export interface SitePage {
  /** The article that it shows, if it shows one. */
  file?: string;
  /** The first day on which readers may see it. */
  from: string;
  /** Where on it a link may lead, beside the headings of its article. */
  places: readonly string[];
}

/** Every page that the content makes, also those that nobody may see yet, by its address. */
export function siteMap(
  names: Names,
  articles: Articles,
  data: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, SitePage> {
  const paths = pathsOfContent({
    learn: learnPathsOf(names.learnCategories, Object.fromEntries(articles.learn)),
    medicine: names.medicine,
    blog: {
      posts: [...articles.blog.keys()],
      categories: names.blogCategories.map(categorySlug),
    },
  });
  const shown = articlesByPath(names, articles);
  return new Map(
    paths.map((path): [string, SitePage] => {
      const places = [...placesEverywhere, ...placesOn(path, names, data)];
      const article = shown.get(path);
      return [path, article ? { ...article, places } : { from: '', places }];
    }),
  );
}

function articlesByPath(names: Names, { blog, learn }: Articles) {
  const conditions = names.learnCategories.flatMap(({ slug: category, conditions: of }) =>
    of.map(({ slug }) => ({ slug, category })),
  );
  const pages = new Map<string, { file: string; from: string }>();
  for (const [id, source] of blog) {
    pages.set(`/blog/post/${id}`, { file: `content/blog/${id}.md`, from: firstDay(source) });
  }
  for (const [id, source] of learn) {
    const file = `content/learn/${id}.md`;
    const path = articlePathOf(source, conditions);
    // The page of a condition is there before its text is.
    if (path === undefined) pages.set(conditionPath(id), { file, from: '' });
    else pages.set(path, { file, from: firstDay(source) });
  }
  return pages;
}

const withId = z.object({ id: z.string() });
const withIds = z.array(withId).catch([]);
const servicesPage = z
  .object({ assurances: z.object({ items: withIds }) })
  .transform(({ assurances }) => assurances.items);
const plans = z
  .object({ plans: z.object({ groups: withIds }) })
  .transform((page) => page.plans.groups);
const medicineTopics = z
  .object({ atHome: withIds, ill: withId, household: withId, atTheEnd: withIds })
  .transform(({ atHome, ill, household, atTheEnd }) => [...atHome, ill, household, ...atTheEnd]);
const glossary = z
  .object({ terms: z.array(z.object({ term: z.string() })) })
  .transform(({ terms }) => terms.map(({ term }) => ({ id: slug(term) })));
const policy = z.object({ sections: withIds }).transform(({ sections }) => sections);

/** Where the parts of a page get their ids from. */
const idsInContent: Readonly<Record<string, [file: string, parts: z.ZodType<{ id: string }[]>]>> = {
  '/services': ['pages/services.yaml', servicesPage],
  '/services/hormone-therapy': ['services/hormone-therapy.yaml', plans],
  '/your-medicine': ['pages/your-medicine.yaml', medicineTopics],
  '/learn/glossary': ['glossary.yaml', glossary],
  '/privacy': ['legal/privacy.yaml', policy],
  '/terms': ['legal/terms.yaml', policy],
};

function placesOn(path: string, { learnCategories }: Names, data: ReadonlyMap<string, unknown>) {
  const [file = '', parts] = idsInContent[path] ?? [];
  const condition = learnCategories
    .flatMap(({ conditions }) => conditions)
    .find(({ slug }) => conditionPath(slug) === path);
  return [
    ...(placesInCode[path] ?? []),
    ...(parts?.safeParse(data.get(file)).data ?? []).map(({ id }) => id),
    ...(condition ? ['overview', ...condition.tabs.map(tabId)] : []),
    ...(/^\/(blog\/post|learn\/[^/]+)\/./.test(path) ? placesOfArticles : []),
    ...(file.startsWith('legal/') ? ['contents'] : []),
  ];
}

/** Why readers do not see a page on a day, in words that go on after the name of its file. */
export const whyHidden = ({ from }: SitePage, day: string) =>
  from <= day ? undefined : from === never ? 'is a draft' : `is dated ${dateInWords(from)}`;
