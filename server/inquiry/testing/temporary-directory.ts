import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory where that is possible: tests that do not measure the disk should not wait for it. */
export function temporaryDirectory(name: string): string {
  const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  return mkdtempSync(join(place, `inquiry-${name}-`));
}
