import type { Change, ListedFile, Vocabulary } from '#editor/contract.ts';
import { isContentFile, isMarkdown, kindOf, splitFile } from '#editor/files/content-file.ts';
import { isGroup } from '#editor/files/data.ts';
import { humanize } from '#editor/schemas.ts';
import type { Texts } from '#editor/server/store.ts';
import { namesIn, namingFileNames } from '#library/check/names.ts';
import { readYaml } from '#library/yaml/read.ts';

/** The titles of files, in display order. Pages and articles are listed by the titles in their files. */
const titles: Record<string, Record<string, string>> = {
  Facts: {
    'hours.yaml': 'Hours and closures',
    'site.yaml': 'Name and contact',
    'business.yaml': 'Fees, delivery, times',
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
    'shell.yaml': 'Header, footer, errors',
    'article.yaml': 'Labels of articles',
    'inquiry.yaml': 'Provider form',
    'feeds.yaml': 'Feeds',
  },
};

/** The groups of the list, in display order. */
export const groups = Object.keys(titles);

const order = Object.values(titles).flatMap((names) => Object.keys(names));

/** Lists every file that can be edited. */
export function listFiles(texts: Texts, changes: readonly Change[]): ListedFile[] {
  const changed = new Map(changes.map(({ file, kind }) => [file, kind]));
  const orderOf = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...texts]
    .filter(([file]) => isContentFile(file))
    .map(([file, source]): ListedFile => {
      const group = groupOf(file);
      const data = isMarkdown(file) || group === 'Pages' ? readFields(file, source) : {};
      const change = changed.get(file);
      return {
        file,
        kind: kindOf(file, source),
        group,
        title: titles[group]?.[file] ?? titleOf(data, file),
        isDraft: data.draft === 'true',
        ...(change && { change }),
      };
    })
    .toSorted(
      (one, other) =>
        orderOf(one.file) - orderOf(other.file) || one.title.localeCompare(other.title),
    );
}

function groupOf(file: string): string {
  if (file.startsWith('blog/')) return 'Blog articles';
  if (file.startsWith('learn/')) return 'Learn articles';
  if (file.startsWith('services/')) return 'Services';
  if (/^(?:pages|legal)\//.test(file)) return 'Pages';
  return groups.find((group) => file in (titles[group] ?? {})) ?? 'Lists';
}

function titleOf(data: Record<string, unknown>, file: string): string {
  if (isGroup(data.search)) return String(data.search.name ?? data.search.title);
  if (isMarkdown(file) && typeof data.title === 'string') return data.title;
  const name = humanize(file.replace(/^.*\/|\.\w+$/g, ''));
  return file.startsWith('learn/') ? `${name}: overview` : name;
}

function readFields(file: string, source: string): Record<string, unknown> {
  const data = parseYaml(splitFile(file, source).yaml);
  return isGroup(data) ? data : {};
}

/** The values that articles can choose from, as far as the files that define them can be read. */
export function readVocabulary(texts: Texts): Vocabulary {
  const names = namesIn(
    new Map(namingFileNames.map((file) => [file, parseYaml(texts.get(file) ?? '')])),
  );
  const conditions = (names?.learnCategories ?? []).flatMap(({ slug: category, conditions }) =>
    conditions.map(({ slug }) => ({ slug, category })),
  );
  return {
    topics: names?.topics ?? [],
    reviewers: names?.reviewers ?? [],
    conditions,
    posts: slugsIn('blog', texts),
    texts: slugsIn('learn', texts),
  };
}

const slugsIn = (folder: string, texts: Texts) =>
  [...texts.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1, -'.md'.length));

/** The data of a YAML text; undefined if it has a mistake. */
export function parseYaml(yaml: string): unknown {
  try {
    return readYaml(yaml, { file: '' }).data;
  } catch {
    return undefined;
  }
}
