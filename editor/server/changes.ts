import { structuredPatch } from 'diff';
import type { Change, Comparison } from '#editor/contract.ts';
import { splitFile } from '#editor/files/content-file.ts';
import { isRecord, type Sources } from '#editor/files/data.ts';
import { listDifferences } from '#editor/files/differences.ts';
import { getFormSchema, parseYaml } from '#editor/server/listing.ts';
import { getVersion } from '#editor/server/store.ts';

export function listChanges(publishedSources: Sources, currentSources: Sources): Change[] {
  const files = [...new Set([...publishedSources.keys(), ...currentSources.keys()])].sort();
  return files.flatMap((file): Change[] => {
    const [oldSource, newSource] = [publishedSources.get(file), currentSources.get(file)];
    if (oldSource === newSource) return [];
    const kind =
      oldSource === undefined ? 'added' : newSource === undefined ? 'removed' : 'changed';
    const comparison = compareVersions(file, oldSource, newSource);
    return [{ file, kind, version: getVersion(newSource), ...comparison }];
  });
}

/** Compares the values in the form and the text of an article, or all lines if those are equal. */
export function compareVersions(file: string, oldSource = '', newSource = ''): Comparison {
  const [before, after] = [splitFile(file, oldSource), splitFile(file, newSource)];
  const [oldData, newData] = [parseYaml(before.yaml), parseYaml(after.yaml)];
  const schema = getFormSchema(file, newSource);
  const differences =
    schema && isRecord(oldData) && isRecord(newData)
      ? listDifferences(schema, oldData, newData)
      : [];
  const passages = listPassages(before.body, after.body);
  const isExplained = differences.length > 0 || passages.length > 0;
  return { differences, passages: isExplained ? passages : listPassages(oldSource, newSource) };
}

function listPassages(oldText: string, newText: string): Comparison['passages'] {
  const { hunks } = structuredPatch('', '', oldText, newText, '', '', { context: 2 });
  return hunks.map(({ lines }) => {
    const joinLines = (signs: string) =>
      lines
        .filter((line) => signs.includes(line.charAt(0)))
        .map((line) => line.slice(1))
        .join('\n');
    return { before: joinLines(' -'), after: joinLines(' +') };
  });
}
