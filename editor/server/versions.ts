import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isContentFile } from '#editor/files/content-file.ts';

const maxCount = 50;
const maxAgeMs = 90 * 24 * 60 * 60 * 1000;

/** Keeps the text of a file each time it's replaced or deleted: versions/hours.yaml/2026-11-17T… */
export function openVersions(folder: string) {
  /** Lists the most recent version first. */
  function listTimes(file: string): string[] {
    const path = join(folder, file);
    if (!isContentFile(file) || !existsSync(path)) return [];
    return readdirSync(path).toSorted().toReversed();
  }

  return {
    keep(file: string, text: string): void {
      const now = Date.now();
      mkdirSync(join(folder, file), { recursive: true });
      // Two saves in the same millisecond must not share a name.
      const newest = Date.parse(listTimes(file)[0] ?? '') || 0;
      const keptAt = new Date(Math.max(now, newest + 1)).toISOString();
      writeFileSync(join(folder, file, keptAt), text, { flush: true });
      for (const [index, time] of listTimes(file).entries()) {
        if (index >= maxCount || now - Date.parse(time) > maxAgeMs)
          rmSync(join(folder, file, time));
      }
    },

    list: (file: string) =>
      listTimes(file).map((keptAt) => ({
        keptAt,
        text: readFileSync(join(folder, file, keptAt), 'utf8'),
      })),

    listFiles: (): string[] =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
            .filter((file) => isContentFile(file) && statSync(join(folder, file)).isDirectory())
            .toSorted()
        : [],
  };
}
