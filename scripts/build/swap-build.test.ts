import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { buildAndSwap, restoreBuild } from './swap-build.ts';

let above: string;
let folder: string;
beforeEach(() => {
  above = temporaryFolder();
  folder = join(above, 'build');
});

function make(place: string, words: string) {
  mkdirSync(join(place, 'compressed'), { recursive: true });
  writeFileSync(join(place, 'main.js'), words);
  writeFileSync(join(place, 'compressed', words), words);
}
const running = () => readFileSync(join(folder, 'main.js'), 'utf8');

describe('a build', () => {
  it('replaces the old build and leaves no other folder', async () => {
    make(folder, 'old');
    writeFileSync(join(folder, 'no longer made'), '');
    await buildAndSwap(folder, async (next) => {
      expect(running()).toBe('old');
      make(next, 'new');
    });
    expect(running()).toBe('new');
    expect(readdirSync(above)).toEqual(['build']);
    expect(readdirSync(folder)).toEqual(['compressed', 'main.js']);
    // Compressed files are carried over.
    expect(readdirSync(join(folder, 'compressed'))).toEqual(['new', 'old']);
  });

  it('leaves the old build unchanged if it fails', async () => {
    make(folder, 'old');
    const failing = buildAndSwap(folder, async (next) => {
      make(next, 'half');
      throw new Error('A mistake');
    });
    await expect(failing).rejects.toThrow('A mistake');
    expect(running()).toBe('old');
    expect(readdirSync(join(folder, 'compressed'))).toEqual(['old']);
  });

  it("doesn't reuse files of an interrupted build", async () => {
    make(`${folder}.next`, 'half');
    await buildAndSwap(folder, async (next) => make(next, 'new'));
    expect(readdirSync(join(folder, 'compressed'))).toEqual(['new']);
  });
});

it('restores the old build after an interrupted swap', () => {
  make(`${folder}.last`, 'old');
  restoreBuild(folder);
  expect(running()).toBe('old');
  expect(readdirSync(above)).toEqual(['build']);
});
