import type { Change, ListedFile, Vocabulary } from '#editor/contract.ts';
import { getKind, isContentFile, isMarkdown, splitFile } from '#editor/files/content-file.ts';
import { isRecord, type Sources } from '#editor/files/data.ts';
import { toFormSchema } from '#editor/page/form/form-schema.ts';
import { getSchema, humanize } from '#editor/schemas.ts';
import { namingFileNames, readNames } from '#library/check/names.ts';
import { readYaml } from '#library/yaml/read.ts';

/** The order here is the display order. Other files get their title from their content or name. */
const titles: Record<string, Record<string, string>> = {
  Facts: {
    'hours.yaml': 'Hours and closures',
    'notice.yaml': 'Notice on every page',
    'site.yaml': 'Name and contact',
    'business.yaml': 'Fees, delivery and times',
    'pages/prices.yaml': 'Prices',
    'people.yaml': 'People',
  },
  Lists: {
    'questions.yaml': 'Questions',
    'jobs.yaml': 'Jobs',
    'conditions.yaml': 'Condition cards',
    'redirects.yaml': 'Redirects',
    'references.yaml': 'References',
    'blog-categories.yaml': 'Blog topics',
    'learn.yaml': 'Learn conditions',
    'medicine.yaml': 'Medicine cards and sheets',
    'ingredients.yaml': 'Ingredients',
    'glossary.yaml': 'Glossary',
    'search.yaml': 'Search synonyms',
  },
  'Blog articles': {},
  'Learn articles': {},
  Pages: { 'pages/policy.yaml': 'Policy pages' },
  Services: {},
  'Every page': {
    'navigation.yaml': 'Navigation',
    'shell.yaml': 'Header, footer and errors',
    'article.yaml': 'Article labels',
    'inquiry.yaml': 'Provider form',
    'feeds.yaml': 'Feeds',
  },
};

export const groups = Object.keys(titles);

const fileOrder = Object.values(titles).flatMap((group) => Object.keys(group));

export function listFiles(sources: Sources, changes: readonly Change[]): ListedFile[] {
  const changeKinds = new Map(changes.map(({ file, kind }) => [file, kind]));
  const getOrder = (file: string) =>
    fileOrder.includes(file) ? fileOrder.indexOf(file) : fileOrder.length;
  return [...sources]
    .filter(([file]) => isContentFile(file))
    .map(([file, source]): ListedFile => {
      const group = getGroup(file);
      const data = isMarkdown(file) || group === 'Pages' ? readFields(file, source) : {};
      const change = changeKinds.get(file);
      return {
        file,
        kind: getKind(file, source),
        group,
        title: titles[group]?.[file] ?? getTitle(data, file),
        isDraft: data.draft === 'true',
        ...(change && { change }),
      };
    })
    .toSorted(
      (left, right) =>
        getOrder(left.file) - getOrder(right.file) || left.title.localeCompare(right.title),
    );
}

function getGroup(file: string): string {
  if (file.startsWith('blog/')) return 'Blog articles';
  if (file.startsWith('learn/')) return 'Learn articles';
  if (file.startsWith('services/')) return 'Services';
  const namedGroup = groups.find((group) => file in (titles[group] ?? {}));
  return namedGroup ?? (/^(?:pages|legal)\//.test(file) ? 'Pages' : 'Lists');
}

function getTitle(data: Record<string, unknown>, file: string): string {
  if (isRecord(data.search)) return String(data.search.name ?? data.search.title);
  if (isMarkdown(file) && typeof data.title === 'string') return data.title;
  const name = humanize(file.replace(/^.*\/|\.\w+$/g, ''));
  return file.startsWith('learn/') ? `${name}: overview` : name;
}

function readFields(file: string, source: string): Record<string, unknown> {
  const data = parseYaml(splitFile(file, source).yaml);
  return isRecord(data) ? data : {};
}

export function readVocabulary(sources: Sources): Vocabulary {
  const names = readNames(
    new Map(namingFileNames.map((file) => [file, parseYaml(sources.get(file) ?? '')])),
  );
  return {
    topics: names?.topics ?? [],
    reviewers: names?.reviewers ?? [],
    conditions: (names?.conditions ?? []).map(({ slug, category }) => ({ slug, category })),
    posts: listSlugs('blog', sources),
    texts: listSlugs('learn', sources),
  };
}

/** The names that a field may contain don't affect its label, so this schema has none. */
export function getFormSchema(file: string, source: string) {
  const schema = getSchema(file, getKind(file, source), readVocabulary(new Map()));
  return schema && toFormSchema(schema);
}

const listSlugs = (folder: string, sources: Sources) =>
  [...sources.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1, -'.md'.length));

export function parseYaml(yaml: string): unknown {
  try {
    return readYaml(yaml, { file: '' }).data;
  } catch {
    return undefined;
  }
}
