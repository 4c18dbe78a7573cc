import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the next build grows, and where the last one waits until it has been replaced. */
const nextTo = (folder: string) => ({ next: `${folder}.next`, last: `${folder}.last` });

/**
 * Lets `work` make a new build beside the old one, and puts it in its place once it is whole. A
 * mistake, a crash or an interruption leaves the old one as it was.
 */
export async function buildBeside(folder: string, work: (next: string) => Promise<void>) {
  const { next, last } = nextTo(folder);
  bringBack(folder);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  // What has not changed is not compressed again.
  const compressed = join(folder, 'compressed');
  if (existsSync(compressed)) cpSync(compressed, join(next, 'compressed'), { recursive: true });
  await work(next);
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
}

/** A run that was killed between the two renames has left the old build under its other name. */
export function bringBack(folder: string) {
  const { last } = nextTo(folder);
  if (!existsSync(folder) && existsSync(last)) renameSync(last, folder);
  rmSync(last, { recursive: true, force: true });
}
