import { compileMarkdown } from '#library/markdown/compile.ts';
import type { Block } from '#library/markdown/tree.ts';
import { ContentError, collectProblems } from '#library/problem.ts';
import { blogFrontMatter } from '#library/schema/articles/front-matter.ts';
import type { Reference } from '#library/schema/articles/reference.ts';

export const works: ReadonlyMap<string, Reference> = new Map(
  ['ogbechie-2017', 'kashetsky-2024'].map((id, index) => [
    id,
    { id, source: `Work ${index + 1}`, journal: 'A journal', year: '2017', doi: `10.1000/${id}` },
  ]),
);

export const options = {
  topics: ['Dermatology', 'Veterinary', 'Travel Medicine'],
  reviewers: ['ines-marlow', 'lena-ortiz'],
  works: new Set(works.keys()),
  titles: {
    callouts: { tip: 'Tip', note: 'Note', warning: 'Warning', info: 'Info' },
    keyPoints: 'Key points',
  },
};

export const frontMatter = {
  title: 'Dark spots and what helps',
  excerpt: 'A sentence that is long enough to show below a title and on a card.',
  date: 'May 6, 2025',
  author: 'Dermatology compounding pharmacist',
  category: 'Dermatology',
  nextReview: 'May 5, 2027',
};

/** By default, the front matter takes up eight lines, so a body starts on line 9. */
export function article(body: string, fields: Record<string, string | undefined> = {}): string {
  const lines = Object.entries({ ...frontMatter, ...fields }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

export function compile(source: string) {
  return compileMarkdown({
    file: 'content/blog/x.md',
    source,
    schema: blogFrontMatter(options),
    works: options.works,
    titles: options.titles,
  });
}

export const compileBlocks = (body: string): Block[] => compile(article(body)).body.blocks;

export const getError = (source: string) =>
  new ContentError(collectProblems(() => compile(source))).message;
