import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listInsertions } from '#editor/server/insertions.ts';
import { topics } from '#library/blog/categories.ts';
import { readContentSources } from '#library/check/files.ts';
import { markerNames } from '#library/markdown/markers.ts';
import { article } from '#library/markdown/testing/fixture.ts';

const sources = new Map(
  [...readContentSources('content')].filter(([file]) => !file.endsWith('.md')),
);
const category = topics[0]?.name;
sources.set('blog/public.md', article('## What helps\n\nWords.', { category }));
sources.set('blog/hidden.md', article('Words.', { category, draft: 'true' }));
const insertions = listInsertions(sources, readFileSync('docs/writing-content.md', 'utf8'));

it('offers published pages and their sections, but no drafts', () => {
  const addresses = insertions.link.map(({ text }) => text);
  expect(addresses).toEqual(expect.arrayContaining(['/contact', '/blog/post/public']));
  expect(addresses).toContain('/blog/post/public#what-helps');
  expect(addresses.filter((address) => address.includes('hidden'))).toEqual([]);
});

it('offers every work and every block', () => {
  const { citation, block } = insertions;
  expect(citation[0]?.text).toMatch(/^:cite\[[\w-]+\]$/);
  const names = block.map(({ text }) => /^::+([a-z-]+)/.exec(text)?.[1]);
  expect(new Set(names)).toEqual(new Set([...markerNames, 'drawing']));
  expect(listInsertions(sources, '```md\n:::tip\nA\n:::\n```').block).toHaveLength(1);
});
