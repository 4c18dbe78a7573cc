import { structuredPatch } from 'diff';
import type { Change } from '#editor/contract.ts';
import { type Texts, versionOf } from '#editor/server/store.ts';

/** Lists how content/ differs from the content of the last build. */
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

/** The lines that differ, with two lines of context. An ellipsis stands for lines left out. */
function diffLines(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 2 });
  return hunks
    .flatMap(({ lines }, index) => (index === 0 ? lines : [' …', ...lines]))
    .filter((line) => !line.startsWith('\\ No newline'));
}
