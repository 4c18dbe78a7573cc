import { structuredPatch } from 'diff';
import type { Change } from '#editor/contract.ts';
import { getVersion, type Sources } from '#editor/server/store.ts';

export function listChanges(publishedSources: Sources, currentSources: Sources): Change[] {
  const files = [...new Set([...publishedSources.keys(), ...currentSources.keys()])].sort();
  return files.flatMap((file): Change[] => {
    const [oldSource, newSource] = [publishedSources.get(file), currentSources.get(file)];
    if (oldSource === newSource) return [];
    const kind =
      oldSource === undefined ? 'added' : newSource === undefined ? 'removed' : 'changed';
    const lines = diffLines(oldSource ?? '', newSource ?? '');
    return [{ file, kind, version: getVersion(newSource), lines }];
  });
}

function diffLines(oldSource: string, newSource: string): string[] {
  const { hunks } = structuredPatch('', '', oldSource, newSource, '', '', { context: 2 });
  return hunks
    .flatMap(({ lines }, index) => (index === 0 ? lines : [' …', ...lines]))
    .filter((line) => !line.startsWith('\\ No newline'));
}
