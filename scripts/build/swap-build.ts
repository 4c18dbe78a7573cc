import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const getFolders = (folder: string) => ({ newBuild: `${folder}.next`, oldBuild: `${folder}.last` });

/**
 * Runs `build` in a new folder and swaps it with the old build when it's complete. A failed or
 * interrupted build leaves the old one unchanged.
 */
export async function buildAndSwap(folder: string, build: (newBuild: string) => Promise<void>) {
  const { newBuild, oldBuild } = getFolders(folder);
  restoreBuild(folder);
  rmSync(newBuild, { recursive: true, force: true });
  mkdirSync(newBuild, { recursive: true });
  // Keep the compressed files so unchanged files aren't compressed again.
  const cache = join(folder, 'compressed');
  if (existsSync(cache)) cpSync(cache, join(newBuild, 'compressed'), { recursive: true });
  await build(newBuild);
  if (existsSync(folder)) renameSync(folder, oldBuild);
  renameSync(newBuild, folder);
  rmSync(oldBuild, { recursive: true, force: true });
}

export function restoreBuild(folder: string) {
  const { oldBuild } = getFolders(folder);
  if (!existsSync(folder) && existsSync(oldBuild)) renameSync(oldBuild, folder);
  rmSync(oldBuild, { recursive: true, force: true });
}
