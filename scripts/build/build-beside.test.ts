import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { bringBack, buildBeside } from './build-beside.ts';

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
  it('takes the place of the one before, and leaves nothing beside it', async () => {
    make(folder, 'old');
    writeFileSync(join(folder, 'no longer made'), '');
    await buildBeside(folder, async (next) => {
      expect(running()).toBe('old');
      make(next, 'new');
    });
    expect(running()).toBe('new');
    expect(readdirSync(above)).toEqual(['build']);
    expect(readdirSync(folder)).toEqual(['compressed', 'main.js']);
    // What was compressed before is there to be used again.
    expect(readdirSync(join(folder, 'compressed'))).toEqual(['new', 'old']);
  });

  it('that fails leaves the one before as it was', async () => {
    make(folder, 'old');
    const failing = buildBeside(folder, async (next) => {
      make(next, 'half');
      throw new Error('A mistake');
    });
    await expect(failing).rejects.toThrow('A mistake');
    expect(running()).toBe('old');
    expect(readdirSync(join(folder, 'compressed'))).toEqual(['old']);
  });

  it('takes nothing over from one that was cut off', async () => {
    make(`${folder}.next`, 'half');
    await buildBeside(folder, async (next) => make(next, 'new'));
    expect(readdirSync(join(folder, 'compressed'))).toEqual(['new']);
  });
});

it('brings the old build back when a run was killed while it changed the two', () => {
  make(`${folder}.last`, 'old');
  bringBack(folder);
  expect(running()).toBe('old');
  expect(readdirSync(above)).toEqual(['build']);
});
