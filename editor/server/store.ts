import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type LocatedProblem, RequestError } from '#editor/contract.ts';
import { isContentFile } from '#editor/files/content-file.ts';
import type { Sources } from '#editor/files/data.ts';
import { locateProblem } from '#editor/server/locate-problem.ts';
import { openVersions } from '#editor/server/versions.ts';
import { checkAllSources, checkSources } from '#library/check/content.ts';
import { readContentSources } from '#library/check/files.ts';
import type { Problem } from '#library/problem.ts';

export interface Replacement {
  file: string;
  version: string | null;
  text: string | null;
}

export type Store = ReturnType<typeof openStore>;

/** Synchronous, so two saves can't interleave. `publishedFolder` has the last build's content. */
export function openStore(contentFolder: string, publishedFolder: string, versionsFolder: string) {
  const versions = openVersions(versionsFolder);
  const readSources = (): Sources => readContentSources(contentFolder);

  function findNewProblems(oldSources: Sources, newSources: Sources, file: string) {
    const { problems, draftProblems } = checkAllSources(newSources);
    const toLocated = (problem: Problem) => locateProblem(problem, newSources);
    const isInFile = (problem: Problem) => problem.file === `content/${file}`;
    // Compare only the first sentence because the suggestions after it may differ.
    const getKey = (problem: Problem) => `${problem.file} ${problem.message.split('. ')[0]}`;
    const oldKeys = new Set(problems.length > 0 ? checkSources(oldSources).map(getKey) : []);
    return {
      problems: problems
        .filter((problem) => isInFile(problem) || !oldKeys.has(getKey(problem)))
        .map(toLocated),
      draftProblems: draftProblems.filter(isInFile).map(toLocated),
    };
  }

  function writeOrDelete(file: string, text: string | null): void {
    if (text === null) rmSync(join(contentFolder, file));
    else writeAtomically(join(contentFolder, file), text);
  }

  return {
    readSources,
    versions,

    readPublished: (): Sources | undefined =>
      existsSync(publishedFolder) ? readContentSources(publishedFolder) : undefined,

    /**
     * Writes or deletes a file, and a second one for its redirect, or neither. Throws if a version is
     * out of date or the site would have new problems. Returns the first file's problems if it's a draft.
     */
    replace(...replacements: [Replacement, ...Replacement[]]): LocatedProblem[] {
      const oldSources = readSources();
      const newSources = new Map(oldSources);
      for (const { file, version, text } of replacements) {
        if (!isContentFile(file))
          throw new RequestError(
            404,
            `The site has no file content/${file}. Name an article in lowercase words and hyphens, such as hair-loss.`,
          );
        if (version !== getVersion(oldSources.get(file))) throw createConflictError(file, version);
        if (text === null) newSources.delete(file);
        else newSources.set(file, text);
      }
      const [{ file: firstFile }] = replacements;
      const { problems, draftProblems } = findNewProblems(oldSources, newSources, firstFile);
      if (problems.length > 0) {
        throw new RequestError(422, 'Nothing was saved. Correct this first:', problems);
      }
      for (const { file, text } of replacements) {
        const oldText = oldSources.get(file);
        if (oldText !== undefined && oldText !== text) versions.keep(file, oldText);
      }
      const changedFiles: string[] = [];
      try {
        // A write can fail on a full disk, so write a redirect before deleting its article.
        for (const { file, text } of replacements.toReversed()) {
          writeOrDelete(file, text);
          changedFiles.push(file);
        }
      } catch (error) {
        for (const file of changedFiles) writeOrDelete(file, oldSources.get(file) ?? null);
        throw error;
      }
      return draftProblems;
    },
  };
}

export const getVersion = (text: string | undefined): string | null =>
  text === undefined ? null : createHash('sha256').update(text).digest('hex');

const createConflictError = (file: string, version: string | null) =>
  new RequestError(
    409,
    version === null
      ? `content/${file} already exists. Choose another name.`
      : `content/${file} has changed since you opened it, so nothing was saved. Copy what you wrote, then press Discard to load the current version.`,
  );

/** Renames a temporary file so a power failure leaves either the old or the new contents. */
function writeAtomically(path: string, text: string): void {
  // If a crash leaves this file behind, the content check ignores it and the next save replaces it.
  const temporaryPath = join(dirname(path), `.${basename(path)}.new`);
  rmSync(temporaryPath, { force: true });
  try {
    const { mode = 0o644, uid, gid } = statSync(path, { throwIfNoEntry: false }) ?? {};
    writeFileSync(temporaryPath, text, { flag: 'wx', mode, flush: true });
    // The process's umask can have removed some permissions.
    chmodSync(temporaryPath, mode);
    if (process.getuid?.() === 0 && uid !== undefined && gid !== undefined)
      chownSync(temporaryPath, uid, gid);
    renameSync(temporaryPath, path);
  } catch (error) {
    rmSync(temporaryPath, { force: true });
    throw error;
  }
}
