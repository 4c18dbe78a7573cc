import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articleHtml } from '#app/feeds/article-html.ts';
import { escapeMarkup } from '#app/feeds/xml.ts';
import { article, compile } from '#library/markdown/testing/fixture.ts';

const documentation = readFileSync('docs/writing-content.md', 'utf8');
const examples = [...documentation.matchAll(/```md\n([\s\S]*?)\n```/g)].map(
  ([, source = '']) => source,
);

/** What a block holds beside the words that everybody sees; whatever is new counts as words. */
const notWords = ['type', 'variant', 'level', 'id', 'href', 'align', 'unit', 'label'];

/** Every word that an author gave a block, at whatever depth. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'drawing') return [];
  return Object.entries(part)
    .filter(([name]) => !notWords.includes(name))
    .flatMap(([, value]) => wordsIn(value));
}

// The documentation shows every marker, so that this meets a new one too.
it.each(examples)('a search and a feed have every word of: %s', (source) => {
  const { body } = compile(article(source));
  const html = articleHtml(body, 'https://pharmacy.example/blog/post/x');
  for (const words of wordsIn(body.blocks)) {
    expect(body.text.replaceAll('\n', ' ')).toContain(words.trim());
    expect(html).toContain(escapeMarkup(words));
  }
});
