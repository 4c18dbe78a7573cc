import type { Change, Listed, Vocabulary } from '#editor/contract.ts';
import { isContentFile, isMarkdown, kindOf, splitFile } from '#editor/files/content-file.ts';
import { isGroup } from '#editor/files/data.ts';
import { inPlainWords } from '#editor/schemas.ts';
import type { Texts } from '#editor/server/store.ts';
import { namesIn, namingFileNames } from '#library/check/names.ts';
import { readYaml } from '#library/yaml/read.ts';

/** The titles of files, in the order of the list. A page has the name that its own file gives it. */
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
    'glossary.yaml': 'Glossary',
    'search.yaml': 'Search: other words',
  },
  'Blog articles': {},
  'Learn articles': {},
  Pages: { 'pages/policy.yaml': 'Around policies' },
  Services: {},
  'Every page': {
    'navigation.yaml': 'Navigation',
    'shell.yaml': 'Header, footer, errors',
    'article.yaml': 'Words around articles',
    'inquiry.yaml': 'Form for providers',
    'feeds.yaml': 'Feeds',
  },
};

/** The groups of the list, in its order. */
export const groups = Object.keys(titles);

const order = Object.values(titles).flatMap((names) => Object.keys(names));

/** Every file that can be edited, as the list shows them. */
export function listFiles(texts: Texts, changes: readonly Change[]): Listed[] {
  const changed = new Map(changes.map(({ file, kind }) => [file, kind]));
  const placeOf = (file: string) => (order.includes(file) ? order.indexOf(file) : order.length);
  return [...texts]
    .filter(([file]) => isContentFile(file))
    .map(([file, source]): Listed => {
      const group = groupOf(file);
      const data = isMarkdown(file) || group === 'Pages' ? fieldsIn(file, source) : {};
      const change = changed.get(file);
      return {
        file,
        kind: kindOf(file, source),
        group,
        title: titles[group]?.[file] ?? titleIn(data, file),
        isDraft: data.draft === 'true',
        ...(change && { change }),
      };
    })
    .toSorted(
      (one, other) =>
        placeOf(one.file) - placeOf(other.file) || one.title.localeCompare(other.title),
    );
}

function groupOf(file: string): string {
  if (file.startsWith('blog/')) return 'Blog articles';
  if (file.startsWith('learn/')) return 'Learn articles';
  if (file.startsWith('services/')) return 'Services';
  if (/^(?:pages|legal)\//.test(file)) return 'Pages';
  return groups.find((group) => file in (titles[group] ?? {})) ?? 'Lists';
}

function titleIn(data: Record<string, unknown>, file: string): string {
  if (isGroup(data.search)) return String(data.search.name ?? data.search.title);
  if (isMarkdown(file) && typeof data.title === 'string') return data.title;
  const name = inPlainWords(file.replace(/^.*\/|\.\w+$/g, ''));
  return file.startsWith('learn/') ? `${name}: overview` : name;
}

function fieldsIn(file: string, source: string): Record<string, unknown> {
  const data = dataOf(splitFile(file, source).yaml);
  return isGroup(data) ? data : {};
}

/** The names that articles may use, as far as the files that define them can be read. */
export function vocabularyOf(texts: Texts): Vocabulary {
  const names = namesIn(
    new Map(namingFileNames.map((file) => [file, dataOf(texts.get(file) ?? '')])),
  );
  const conditions = (names?.learnCategories ?? []).flatMap(({ slug: category, conditions: of }) =>
    of.map(({ slug }) => ({ slug, category })),
  );
  return {
    topics: names?.topics ?? [],
    reviewers: names?.reviewers ?? [],
    conditions,
    posts: namesBelow('blog', texts),
    texts: namesBelow('learn', texts),
  };
}

const namesBelow = (folder: string, texts: Texts) =>
  [...texts.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1, -'.md'.length));

/** The data of a YAML text; undefined if it can't be read. */
export function dataOf(yaml: string): unknown {
  try {
    return readYaml(yaml, { file: '' }).data;
  } catch {
    return undefined;
  }
}
