import { z } from 'zod';
import { compileBlog } from '#library/blog/compile.ts';
import { type LoadOptions, loadContent } from '#library/content/load.ts';
import { listZips, loadCensusCenters } from '#library/delivery/list-zips.ts';
import { getFacts } from '#library/fact-table.ts';
import { fillIn } from '#library/fill-in.ts';
import { compileLearn } from '#library/learn/compile.ts';
import { formatWeek } from '#library/opening.ts';
import { type ContentData, contentSchemas } from '#library/schema/content-schemas.ts';

export type Content = ReturnType<typeof prepareContent>;

const filesSchema = z.object(contentSchemas);

/** The result is plain data, so the built site doesn't parse YAML or Markdown. */
export function prepareContent(options?: LoadOptions) {
  const files = loadContent(options);
  const data = fillInFacts(filesSchema.parse(files.data));
  const conditions = data['learn.yaml'].categories.flatMap((category) =>
    category.conditions.map((condition) => ({ ...condition, category: category.slug })),
  );
  const articleOptions = {
    topics: data['blog-categories.yaml'].topics.map(({ name }) => name),
    reviewers: Object.keys(data['people.yaml'].reviewers),
    works: new Set(Object.keys(data['references.yaml'])),
    titles: data['article.yaml'],
    conditions,
    isPost: (id: string) => id in files.blog,
  };
  return {
    data,
    placeholders: files.placeholders,
    // These are getters, because they're slow and most Node processes don't need them.
    get blog() {
      return compileBlog(files.blog, articleOptions);
    },
    get learn() {
      return compileLearn(files.learn, articleOptions);
    },
    get zips() {
      const { address, geo } = data['site.yaml'];
      const { miles } = data['business.yaml'].sameDay;
      return listZips({ ...address, door: geo, miles }, loadCensusCenters());
    },
  };
}

/** Skips the files that define facts. */
function fillInFacts(data: ContentData): ContentData {
  const { 'site.yaml': site, 'business.yaml': business, 'hours.yaml': hours, ...others } = data;
  const facts = getFacts({ site, business, openHours: formatWeek(hours.week).open });
  return { ...data, ...fillIn(others, facts) };
}
