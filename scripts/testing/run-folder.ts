import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Tests share files here. Workers may be killed, so the main process deletes the folder. */
    runFolder: string;
  }
}

export default function createRunFolder({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
