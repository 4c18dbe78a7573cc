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
import type { PlacedProblem, Refusal } from '#editor/contract.ts';
import { isContentFile } from '#editor/files/content-file.ts';
import { placeProblem } from '#editor/server/place-problem.ts';
import { checkTexts } from '#library/check/content.ts';
import { contentTexts } from '#library/check/files.ts';
import type { Problem } from '#library/problem.ts';

/** Tells the person who edits why something was not done, and what to do. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, message: string, problems: PlacedProblem[] = []) {
    super(message);
    this.status = status;
    this.refusal = { message, problems };
  }
}

/** The texts of files by their paths in content/. */
export type Texts = ReadonlyMap<string, string>;

/** Another text for a file; none removes it. */
export interface Replacement {
  file: string;
  /** The version that the caller has seen. */
  seen: string | null;
  text: string | null;
}

export type Store = ReturnType<typeof openStore>;

/**
 * Reads and writes content. `published` is a copy of what the last build was made of. Everything is
 * synchronous, so no two saves can mix.
 */
export function openStore({ content, published }: { content: string; published: string }) {
  const texts = (): Texts => contentTexts(content);

  /** The problems in the file itself, and those that it would cause in other files. */
  function newProblems(before: Texts, after: Texts, file: string) {
    const problems = checkTexts(after);
    if (problems.length === 0) return [];
    // Compare first sentences only: the suggestions after them may differ.
    const nameOf = (problem: Problem) => `${problem.file} ${problem.message.split('. ')[0]}`;
    const oldNames = new Set(checkTexts(before).map(nameOf));
    return problems
      .filter((problem) => problem.file === `content/${file}` || !oldNames.has(nameOf(problem)))
      .map((problem) => placeProblem(problem, file, after.get(file)));
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

    /** What the last build was made of; undefined before the first build. */
    published: (): Texts | undefined =>
      existsSync(published) ? contentTexts(published) : undefined,

    /**
     * Writes a file and those that must change with it, if the caller has seen the current versions
     * and the site would have no new problems. Changes all of them or none.
     */
    replace(...replacements: [Replacement, ...Replacement[]]): void {
      const before = texts();
      const after = new Map(before);
      for (const { file, seen, text } of replacements) {
        if (!isContentFile(file)) throw noSuchFile(file);
        if (seen !== versionOf(before.get(file))) throw stale(file, seen);
        if (text === null) after.delete(file);
        else after.set(file, text);
      }
      const problems = newProblems(before, after, replacements[0].file);
      if (problems.length > 0) throw new Refused(422, unsaved(problems.length), problems);
      const done: string[] = [];
      try {
        // A full disk stops a write, so nothing is removed until everything is written.
        for (const { file, text } of replacements.toSorted(removalsLast)) {
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

/** Writes a temporary file and renames it, so readers and power cuts find the old text or the new. */
function writeWhole(path: string, text: string): void {
  // A leading dot hides it from the content check if it is ever left behind.
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
