import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isContentFile } from '#editor/files/kind.ts';
import { placed } from '#editor/server/placed.ts';
import { Refused } from '#editor/server/refused.ts';
import { checkTexts } from '#library/check/content.ts';
import { contentTexts } from '#library/check/files.ts';
import type { Problem } from '#library/problem.ts';

/** Where content lives. */
export interface Folders {
  content: string;
  /** A copy of what the last build was made of. */
  published: string;
}

/** The texts of files by their paths in content/. */
export type Texts = ReadonlyMap<string, string>;

/** Another text for a file; none removes it. */
export interface Replacement {
  file: string;
  /** The version that whoever asks has seen. */
  seen: string | null;
  text: string | null;
}

export type Store = ReturnType<typeof openStore>;

/** Reads and writes content. Everything happens in one go, so that no two saves can mix. */
export function openStore({ content, published }: Folders) {
  const texts = (): Texts => contentTexts(content);
  const problemsOf = remembering(checkTexts);

  /** What would be wrong in the file itself, and what would be wrong elsewhere because of it. */
  function newProblems(before: Texts, after: Texts, file: string) {
    // By its first sentence: what follows may suggest other things than before.
    const nameOf = (problem: Problem) => `${problem.file} ${problem.message.split('. ')[0]}`;
    const known = new Set(problemsOf(before).map(nameOf));
    return problemsOf(after)
      .filter((problem) => problem.file === `content/${file}` || !known.has(nameOf(problem)))
      .map((problem) => placed(problem, file, after.get(file)));
  }

  function put(file: string, text: string | null): void {
    if (text === null) rmSync(join(content, file));
    else writeWhole(join(content, file), text);
  }

  function restore(files: readonly string[], before: Texts, reason: unknown): void {
    for (const file of files) {
      try {
        put(file, before.get(file) ?? null);
      } catch {
        throw new Refused(
          500,
          `content/${file} was changed, but the rest could not be saved, and the change could not be taken back (${reason}). Check the disk, then open Changes and press Undo.`,
        );
      }
    }
  }

  return {
    texts,

    /** What the last build said; nothing where there was none. */
    published: (): Texts | undefined =>
      existsSync(published) ? contentTexts(published) : undefined,

    /**
     * Writes a file and those that must change with it, if the caller has seen the current versions
     * and the site would have no new problems. Changes all of them or none.
     */
    replace(first: Replacement, ...more: Replacement[]): void {
      const before = texts();
      const after = new Map(before);
      for (const { file, seen, text } of [first, ...more]) {
        if (!isContentFile(file)) throw noSuchFile(file);
        if (seen !== versionOf(before.get(file))) throw stale(file, seen);
        if (text === null) after.delete(file);
        else after.set(file, text);
      }
      const problems = newProblems(before, after, first.file);
      if (problems.length > 0) throw new Refused(422, unsaved(problems.length), problems);
      const done: string[] = [];
      try {
        // A full disk stops a write, so nothing is removed until everything is written.
        for (const { file, text } of [first, ...more].toSorted(removalsLast)) {
          put(file, text);
          done.push(file);
        }
      } catch (error) {
        restore(done, before, error);
        throw error;
      }
    },
  };
}

const removalsLast = (one: Replacement, other: Replacement) =>
  Number(one.text === null) - Number(other.text === null);

/** Tells one state of a file from every other. */
export const versionOf = (text: string | undefined): string | null =>
  text === undefined ? null : createHash('sha256').update(text).digest('hex');

const unsaved = (count: number) =>
  `Nothing was saved yet. ${count === 1 ? 'One thing needs' : `${count} things need`} a correction first.`;

const noSuchFile = (file: string) =>
  new Refused(
    404,
    `content/${file} is no file of this site. The address of an article has lower-case words and hyphens, like hair-loss.`,
  );

const stale = (file: string, seen: string | null) =>
  new Refused(
    409,
    seen === null
      ? `There is already a content/${file}. Choose another name.`
      : `content/${file} has changed since you opened it, and nothing was saved. Copy what you wrote, then press Discard: it is opened as it is now.`,
  );

/** What a save was checked with is what the next one begins with: it need not be read again. */
function remembering(check: (texts: Texts) => Problem[]) {
  let last: { texts: Texts; problems: Problem[] } | undefined;
  return (texts: Texts): Problem[] => {
    if (!last || !isSame(last.texts, texts)) last = { texts, problems: check(texts) };
    return last.problems;
  };
}

const isSame = (one: Texts, other: Texts) =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);

/** Under another name first: whoever reads it meanwhile, or a power cut, finds the old or the new. */
function writeWhole(path: string, text: string): void {
  // Hidden from the check of content, should it ever be left behind.
  const part = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const handle = openSync(part, 'wx', 0o644);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
