import type { z } from 'zod';
import type { FileKind, Vocabulary } from '#editor/contract.ts';
import {
  blogFrontMatter,
  learnArticleFrontMatter,
  learnOverviewFrontMatter,
} from '#library/schema/articles/front-matter.ts';
import { getFileSchema } from '#library/schema/content-schemas.ts';

export function getSchema(file: string, kind: FileKind, names: Vocabulary): z.ZodType | undefined {
  const { topics, reviewers, posts } = names;
  if (kind === 'post') return blogFrontMatter({ topics, reviewers });
  if (kind === 'overview') return learnOverviewFrontMatter({ reviewers });
  if (kind === 'article') {
    const conditions = names.conditions.map(({ slug }) => slug);
    return learnArticleFrontMatter({ conditions, reviewers, isPost: (id) => posts.includes(id) });
  }
  return getFileSchema(file);
}

/** The `title` in a schema takes precedence. */
const labels: Record<string, string> = {
  call: 'Call to action',
  head: 'Top of the page',
  lead: 'Introduction',
  rows: 'Lines',
  search: 'Search results',
};

/** Turns a field or file name into a label: `careersEmail` becomes 'Careers email'. */
export function humanize(name: string): string {
  if (Object.hasOwn(labels, name)) return labels[name] ?? name;
  if (/[A-Z ]/.test(name.charAt(0)) || name.includes(' ')) return name;
  const label = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
