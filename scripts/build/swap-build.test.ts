import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { failFileOperation } from '../testing/fail-file-operation.ts';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import {
  buildAndSwap,
  listEarlierBuilds,
  readBuiltAt,
  restoreBuild,
  restoreEarlierBuild,
} from './swap-build.ts';

let parentFolder: string;
let folder: string;
beforeEach(() => {
  parentFolder = createTemporaryFolder();
  folder = join(parentFolder, 'build');
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function writeBuild(path: string, name: string) {
  mkdirSync(join(path, 'compressed'), { recursive: true });
  writeFileSync(join(path, 'main.js'), name);
  writeFileSync(join(path, 'compressed', name), name);
}
const readBuild = () => readFileSync(join(folder, 'main.js'), 'utf8');

it('replaces the old build and keeps it as an earlier build', async () => {
  writeBuild(folder, 'old');
  writeFileSync(join(folder, 'no longer made'), '');
  await buildAndSwap(folder, async (newBuild) => {
    expect(readBuild()).toBe('old');
    writeBuild(newBuild, 'new');
  });
  expect(readBuild()).toBe('new');
  expect(readdirSync(parentFolder)).toEqual(['build', 'build.earlier']);
  expect(readdirSync(folder)).toEqual(['built-at', 'compressed', 'main.js']);
  expect(readdirSync(join(folder, 'compressed'))).toEqual(['new', 'old']);
});

it('leaves the old build unchanged if the new build fails', async () => {
  writeBuild(folder, 'old');
  const buildPromise = buildAndSwap(folder, async (newBuild) => {
    writeBuild(newBuild, 'half');
    throw new Error('A mistake');
  });
  await expect(buildPromise).rejects.toThrow('A mistake');
  expect(readBuild()).toBe('old');
  expect(readdirSync(join(folder, 'compressed'))).toEqual(['old']);
});

it('stops while another process has the lock, and takes over the lock of a dead one', async () => {
  const startBuild = () => buildAndSwap(folder, async (newBuild) => writeBuild(newBuild, 'new'));
  writeFileSync(`${folder}.lock`, String(process.ppid));
  await expect(startBuild()).rejects.toThrow('is already running');
  writeFileSync(`${folder}.lock`, String(spawnSync('true').pid));
  await startBuild();
  expect(readdirSync(parentFolder)).toEqual(['build']);
});

it("doesn't reuse files from an interrupted build", async () => {
  writeBuild(`${folder}.next`, 'half');
  await buildAndSwap(folder, async (newBuild) => writeBuild(newBuild, 'new'));
  expect(readdirSync(join(folder, 'compressed'))).toEqual(['new']);
});

/** Makes the builds 1, 2, 3 and so on. */
async function makeBuilds(count: number) {
  for (let number = 1; number <= count; number += 1) {
    vi.setSystemTime(`2026-01-0${number}`);
    await buildAndSwap(folder, async (newBuild) => writeBuild(newBuild, String(number)));
  }
}
const findBuildBefore = () =>
  listEarlierBuilds(folder).find((builtAt) => builtAt < readBuiltAt(folder)) ?? '';

it('keeps three earlier builds and goes back to each of them in turn', async () => {
  await makeBuilds(5);
  expect(listEarlierBuilds(folder)).toHaveLength(3);
  for (const name of ['4', '3', '2']) {
    restoreEarlierBuild(folder, findBuildBefore());
    expect(readBuild()).toBe(name);
  }
  expect(findBuildBefore()).toBe('');
  expect(listEarlierBuilds(folder)).toHaveLength(3);
  await makeBuilds(6);
  expect(listEarlierBuilds(folder)[0]).toBe(new Date('2026-01-05').toISOString());
});

it('doesn’t keep an earlier build of the same sources', async () => {
  for (const stamp of ['a', 'b', 'b', 'b']) {
    await buildAndSwap(folder, async (newBuild) => writeFileSync(join(newBuild, 'stamp'), stamp));
    vi.advanceTimersByTime(1000);
  }
  expect(listEarlierBuilds(folder)).toHaveLength(1);
});

it.each([
  [1, '3'],
  [2, '3'],
  [3, '2'],
])('loses no build if going back stops at rename %i', async (renameNumber, name) => {
  await makeBuilds(3);
  const builtAt = findBuildBefore();
  let count = 0;
  // A killed process renames nothing more.
  const isInterrupted = () => ++count >= renameNumber;
  const goBack = () => restoreEarlierBuild(folder, builtAt);
  expect(() => failFileOperation('renameSync', isInterrupted, goBack)).toThrow();
  restoreBuild(folder);
  expect(readBuild()).toBe(name);
  expect(listEarlierBuilds(folder)).toHaveLength(2);
});
