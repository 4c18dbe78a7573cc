import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '#library/check/content.ts';
import { articleMistakes } from '#library/check/testing/article-mistakes.ts';
import { dataMistakes } from '#library/check/testing/data-mistakes.ts';
import { articleFile, type Mistake, post } from '#library/check/testing/mistake.ts';

/*
 * What people do who write content and are no engineers, each in a copy of the content, and what
 * they are told. One mistake is one message.
 */

/** What is said about a copy of the content with these changes, each with the place of its mistake. */
function said(...mistakes: Mistake[]) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  try {
    const places = mistakes.map(({ file, text, at }) => {
      const path = join(folder, file);
      const after = text(() => readFileSync(path, 'utf8'));
      writeFileSync(path, after);
      const lines = String(after).split('\n');
      const line = typeof at === 'number' ? at : lines.findIndex((words) => words.includes(at)) + 1;
      return `content/${file}:${line}: `;
    });
    const messages = checkContent(folder).map(
      ({ file, line, message }) => `${file}:${line}: ${message}`,
    );
    return { places, messages };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('in an article, says what to write instead of', () => {
  // Each has a file of its own, so that one look finds them all.
  const apart = articleMistakes.map(([, mistake], index): Mistake => {
    const file = mistake.file === articleFile ? `blog/article-${index}.md` : mistake.file;
    return { ...mistake, file };
  });
  let found: ReturnType<typeof said>;
  beforeAll(() => {
    found = said(...apart);
  });

  it.each(articleMistakes.map(([what, , message], index) => ({ what, message, index })))(
    '$what',
    ({ message, index }) => {
      const file = `content/${apart[index]?.file}:`;
      const about = found.messages.filter((words) => words.startsWith(file));
      expect(about).toEqual([`${found.places[index]}${message}`]);
    },
  );
});

describe('in facts and words, says what to write instead of', () => {
  // The first mistake in each file in one look, then the second: several times as fast as one each.
  const nth = dataMistakes.map(
    ([, { file }], index) =>
      dataMistakes.slice(0, index).filter(([, other]) => other.file === file).length,
  );
  const looks = new Map<number, ReturnType<typeof said>>();
  beforeAll(() => {
    for (const look of new Set(nth)) {
      const together = dataMistakes.filter((_, index) => nth[index] === look);
      looks.set(look, said(...together.map(([, mistake]) => mistake)));
    }
  });

  it.each(dataMistakes.map(([what, { file }, message], index) => ({ what, file, message, index })))(
    '$what',
    ({ file, message, index }) => {
      const found = looks.get(nth[index] ?? 0);
      const inFile = (words: string) => words.startsWith(`content/${file}:`);
      const place = found?.places.find(inFile);
      expect(found?.messages.filter(inFile)).toEqual([`${place}${message}`]);
    },
  );
});

it.each([...articleMistakes, ...dataMistakes])(
  'speaks no word of engineers about %s',
  (_, __, message) => {
    expect(message).not.toMatch(/front matter|mapping|scalar|token|parse|undefined|regex/i);
  },
);

it('has no objection to what only looks like a mistake', () => {
  const body =
    'We open at 9:30 and close at 17:00. A ratio of 1:x, or drug:base, is fine. It’s **#1**.\n\n*Never* alone.\n\nNote: see “below”.';
  const text = () => post(body, { title: '"Hair loss: what helps"' });
  expect(said({ file: articleFile, text, at: 1 }).messages).toEqual([]);
});
