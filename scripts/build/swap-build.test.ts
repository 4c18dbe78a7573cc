import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { buildAndSwap, restoreBuild } from './swap-build.ts';

let parentFolder: string;
let folder: string;
beforeEach(() => {
  parentFolder = createTemporaryFolder();
  folder = join(parentFolder, 'build');
});

function writeBuild(path: string, name: string) {
  mkdirSync(join(path, 'compressed'), { recursive: true });
  writeFileSync(join(path, 'main.js'), name);
  writeFileSync(join(path, 'compressed', name), name);
}
const readBuild = () => readFileSync(join(folder, 'main.js'), 'utf8');

describe('buildAndSwap', () => {
  it('replaces the old build and leaves no extra folders', async () => {
    writeBuild(folder, 'old');
    writeFileSync(join(folder, 'no longer made'), '');
    await buildAndSwap(folder, async (newBuild) => {
      expect(readBuild()).toBe('old');
      writeBuild(newBuild, 'new');
    });
    expect(readBuild()).toBe('new');
    expect(readdirSync(parentFolder)).toEqual(['build']);
    expect(readdirSync(folder)).toEqual(['compressed', 'main.js']);
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

  it("doesn't reuse files from an interrupted build", async () => {
    writeBuild(`${folder}.next`, 'half');
    await buildAndSwap(folder, async (newBuild) => writeBuild(newBuild, 'new'));
    expect(readdirSync(join(folder, 'compressed'))).toEqual(['new']);
  });
});

it('restores the old build after an interrupted swap', () => {
  writeBuild(`${folder}.last`, 'old');
  restoreBuild(folder);
  expect(readBuild()).toBe('old');
  expect(readdirSync(parentFolder)).toEqual(['build']);
});
