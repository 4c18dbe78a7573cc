import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const nextTo = (folder: string) => ({ next: `${folder}.next`, last: `${folder}.last` });

/**
 * Runs `work` in a new folder and swaps it with the old build when it's complete. A failed or
 * interrupted build leaves the old one unchanged.
 */
export async function buildAndSwap(folder: string, work: (next: string) => Promise<void>) {
  const { next, last } = nextTo(folder);
  restoreBuild(folder);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  // Unchanged files need not be compressed again.
  const compressed = join(folder, 'compressed');
  if (existsSync(compressed)) cpSync(compressed, join(next, 'compressed'), { recursive: true });
  await work(next);
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
}

/** Restores the old build if a run was killed between the two renames. */
export function restoreBuild(folder: string) {
  const { last } = nextTo(folder);
  if (!existsSync(folder) && existsSync(last)) renameSync(last, folder);
  rmSync(last, { recursive: true, force: true });
}
