import type { Change } from '#editor/contract.ts';
import { diffLines } from '#editor/server/diff.ts';
import { type Texts, versionOf } from '#editor/server/store.ts';

/** How what stands in content/ differs from what the last build was made of. */
export function changesSince(published: Texts, now: Texts): Change[] {
  const files = [...new Set([...published.keys(), ...now.keys()])].sort();
  return files.flatMap((file): Change[] => {
    const [before, after] = [published.get(file), now.get(file)];
    if (before === after) return [];
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const lines = diffLines(before ?? '', after ?? '');
    return [{ file, kind, version: versionOf(after), lines }];
  });
}
