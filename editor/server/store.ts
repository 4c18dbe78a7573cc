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
import type { LocatedProblem, Refusal } from '#editor/contract.ts';
import { isContentFile } from '#editor/files/content-file.ts';
import { locateProblem } from '#editor/server/locate-problem.ts';
import { checkTexts } from '#library/check/content.ts';
import { contentTexts } from '#library/check/files.ts';
import type { Problem } from '#library/problem.ts';

/** A refused request, with the reason and what to do about it. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, message: string, problems: LocatedProblem[] = []) {
    super(message);
    this.status = status;
    this.refusal = { message, problems };
  }
}

/** The texts of files by their paths in content/. */
export type Texts = ReadonlyMap<string, string>;

/** The new text of a file. Null removes the file. */
export interface Replacement {
  file: string;
  /** The version that the caller has read. */
  version: string | null;
  text: string | null;
}

export type Store = ReturnType<typeof openStore>;

/**
 * Reads and writes content. `published` is the folder with the content of the last build. Everything
 * is synchronous, so two saves can't interleave.
 */
export function openStore({ content, published }: { content: string; published: string }) {
  const texts = (): Texts => contentTexts(content);

  /** The problems in the file, and the problems it would cause in other files. */
  function newProblems(before: Texts, after: Texts, file: string) {
    const problems = checkTexts(after);
    if (problems.length === 0) return [];
    // Compare first sentences only: the suggestions after them may differ.
    const nameOf = (problem: Problem) => `${problem.file} ${problem.message.split('. ')[0]}`;
    const oldNames = new Set(checkTexts(before).map(nameOf));
    return problems
      .filter((problem) => problem.file === `content/${file}` || !oldNames.has(nameOf(problem)))
      .map((problem) => locateProblem(problem, file, after.get(file)));
  }

  function put(file: string, text: string | null): void {
    if (text === null) rmSync(join(content, file));
    else writeAtomically(join(content, file), text);
  }

  function restore(files: readonly string[], before: Texts, reason: unknown): void {
    for (const file of files) {
      try {
        put(file, before.get(file) ?? null);
      } catch {
        throw new RefusalError(
          500,
          `content/${file} was saved, but the files that change with it were not, and restoring it failed (${reason}). Check the disk, then open Changes and press Undo.`,
        );
      }
    }
  }

  return {
    texts,

    /** The content of the last build; undefined before the first build. */
    published: (): Texts | undefined =>
      existsSync(published) ? contentTexts(published) : undefined,

    /**
     * Writes a file and those that must change with it, if the caller has read the current versions
     * and the site would have no new problems. Changes all of them or none.
     */
    replace(...replacements: [Replacement, ...Replacement[]]): void {
      const before = texts();
      const after = new Map(before);
      for (const { file, version, text } of replacements) {
        if (!isContentFile(file)) throw noSuchFile(file);
        if (version !== versionOf(before.get(file))) throw versionConflict(file, version);
        if (text === null) after.delete(file);
        else after.set(file, text);
      }
      const problems = newProblems(before, after, replacements[0].file);
      if (problems.length > 0)
        throw new RefusalError(422, correctionsNeeded(problems.length), problems);
      const changedFiles: string[] = [];
      try {
        // A full disk makes a write fail, so write everything before removing anything.
        for (const { file, text } of replacements.toSorted(removalsLast)) {
          put(file, text);
          changedFiles.push(file);
        }
      } catch (error) {
        restore(changedFiles, before, error);
        throw error;
      }
    },
  };
}

const removalsLast = (one: Replacement, other: Replacement) =>
  Number(one.text === null) - Number(other.text === null);

export const versionOf = (text: string | undefined): string | null =>
  text === undefined ? null : createHash('sha256').update(text).digest('hex');

const correctionsNeeded = (count: number) =>
  `Nothing was saved. ${count === 1 ? 'One thing needs' : `${count} things need`} a correction first.`;

const noSuchFile = (file: string) =>
  new RefusalError(
    404,
    `The site has no file content/${file}. Name an article in lowercase words and hyphens, such as hair-loss.`,
  );

const versionConflict = (file: string, version: string | null) =>
  new RefusalError(
    409,
    version === null
      ? `content/${file} already exists. Choose another name.`
      : `content/${file} has changed since you opened it, so nothing was saved. Copy what you wrote, then press Discard to load the current version.`,
  );

/** Writes a temporary file and renames it, so a power cut leaves either the old or the new text. */
function writeAtomically(path: string, text: string): void {
  // A leading dot hides it from the content check if it is ever left behind.
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    const handle = openSync(temporary, 'wx', 0o644);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
