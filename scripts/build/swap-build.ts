import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const earlierBuildCount = 3;

export const getStampPath = (build: string) => join(build, 'stamp');

const getFolders = (folder: string) => ({
  newBuild: `${folder}.next`,
  oldBuild: `${folder}.last`,
  earlierBuilds: `${folder}.earlier`,
});

/** The message says what to do, so print it without a stack trace. */
export class BuildLockedError extends Error {}

/** One process at a time replaces the build. It takes over the lock of a process that is gone. */
export async function withBuildLock<Result>(folder: string, action: () => Promise<Result>) {
  const lock = `${folder}.lock`;
  const owner = existsSync(lock) ? readFileSync(lock, 'utf8') : undefined;
  if (owner === String(process.pid)) return action();
  if (owner !== undefined && isRunning(Number(owner)))
    throw new BuildLockedError(
      `A publish or build is already running (process ${owner}). Wait until it has finished. If nothing is running, delete ${lock}.`,
    );
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    return await action();
  } finally {
    rmSync(lock);
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Another user's process can't be signaled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A failed or interrupted build leaves the old one unchanged. */
export function buildAndSwap(folder: string, build: (newBuild: string) => Promise<void>) {
  const { newBuild } = getFolders(folder);
  return withBuildLock(folder, async () => {
    restoreBuild(folder);
    rmSync(newBuild, { recursive: true, force: true });
    mkdirSync(newBuild, { recursive: true });
    // Keep the compressed files so unchanged files aren't compressed again.
    const cache = join(folder, 'compressed');
    if (existsSync(cache)) cpSync(cache, join(newBuild, 'compressed'), { recursive: true });
    await build(newBuild);
    writeFileSync(join(newBuild, 'built-at'), new Date().toISOString());
    swapIn(folder, newBuild);
  });
}

/** Moves an earlier build to `folder`. The build that was there becomes an earlier build. */
export function restoreEarlierBuild(folder: string, builtAt: string) {
  restoreBuild(folder);
  if (!listEarlierBuilds(folder).includes(builtAt))
    throw new Error('That version is no longer kept. Choose another one.');
  swapIn(folder, join(getFolders(folder).earlierBuilds, builtAt));
}

function swapIn(folder: string, replacement: string) {
  if (existsSync(folder)) renameSync(folder, getFolders(folder).oldBuild);
  try {
    renameSync(replacement, folder);
  } finally {
    restoreBuild(folder);
  }
}

/** Completes an interrupted swap: restores the old build, or keeps it if the new one is in place. */
export function restoreBuild(folder: string) {
  const { oldBuild, earlierBuilds } = getFolders(folder);
  if (!existsSync(oldBuild)) return;
  if (!existsSync(folder)) {
    renameSync(oldBuild, folder);
    return;
  }
  // The nightly rebuild is usually the same site, so it must not replace an earlier version.
  if (readStamp(oldBuild) === (readStamp(folder) ?? '')) {
    rmSync(oldBuild, { recursive: true });
    return;
  }
  const keptPath = join(earlierBuilds, readBuiltAt(oldBuild));
  rmSync(keptPath, { recursive: true, force: true });
  mkdirSync(earlierBuilds, { recursive: true });
  renameSync(oldBuild, keptPath);
  for (const name of listEarlierBuilds(folder).slice(earlierBuildCount))
    rmSync(join(earlierBuilds, name), { recursive: true });
}

const readStamp = (build: string) =>
  existsSync(getStampPath(build)) ? readFileSync(getStampPath(build), 'utf8') : undefined;

/** Lists the times when the builds were made, starting with the most recent. */
export function listEarlierBuilds(folder: string): string[] {
  const { earlierBuilds } = getFolders(folder);
  return existsSync(earlierBuilds) ? readdirSync(earlierBuilds).toSorted().toReversed() : [];
}

/** Returns an empty string before the first build. */
export function readBuiltAt(folder: string): string {
  const path = join(folder, 'built-at');
  if (existsSync(path)) return readFileSync(path, 'utf8');
  return statSync(folder, { throwIfNoEntry: false })?.mtime.toISOString() ?? '';
}
