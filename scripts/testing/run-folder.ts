import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** For files that tests share. Workers are killed, so they can't delete them. */
    runFolder: string;
  }
}

export default function makeRunFolder({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
