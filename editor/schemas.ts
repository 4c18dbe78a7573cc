import type { z } from 'zod';
import type { Kind, Vocabulary } from '#editor/contract.ts';
import {
  blogFrontMatter,
  learnArticleFrontMatter,
  learnOverviewFrontMatter,
} from '#library/schema/articles/front-matter.ts';
import { schemaOfFile } from '#library/schema/content-schemas.ts';

/** The schema that the site validates a file with. */
export function schemaOf(file: string, kind: Kind, names: Vocabulary): z.ZodType | undefined {
  const { topics, reviewers, posts } = names;
  if (kind === 'post') return blogFrontMatter({ topics, reviewers });
  if (kind === 'overview') return learnOverviewFrontMatter({ reviewers });
  if (kind === 'article') {
    const conditions = names.conditions.map(({ slug }) => slug);
    return learnArticleFrontMatter({ conditions, reviewers, isPost: (id) => posts.includes(id) });
  }
  return schemaOfFile(file);
}

/** Turns the name of a field or file into a label: `careersEmail` becomes 'Careers email'. */
export function humanize(name: string): string {
  if (/[A-Z ]/.test(name.charAt(0)) || name.includes(' ')) return name;
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
