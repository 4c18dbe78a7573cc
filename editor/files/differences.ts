import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '#editor/contract.ts';
import { isRecord } from '#editor/files/data.ts';
import { matchItems } from '#editor/files/yaml-edit.ts';
import { findFirstText } from '#editor/page/form/context.ts';
import { getChildSchema, getLabel, type SubSchema } from '#editor/page/form/form-schema.ts';

/** Lists the changed values with the labels they have in the form. */
export function listDifferences(
  schema: SubSchema,
  before: unknown,
  after: unknown,
  labels: string[] = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return compareItems(schema, before, after, labels);
  if (isRecord(before) && isRecord(after)) {
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      listDifferences(getChildSchema(schema, key), before[key], after[key], [
        ...labels,
        getLabel(schema, key),
      ]),
    );
  }
  if ([before, after].every(isSwitchValue))
    return [{ labels, before: toSwitchText(before), after: toSwitchText(after) }];
  return [
    {
      labels,
      ...(before !== undefined && { before: toText(before) }),
      ...(after !== undefined && { after: toText(after) }),
    },
  ];
}

function compareItems(
  schema: SubSchema,
  before: unknown[],
  after: unknown[],
  labels: string[],
): Difference[] {
  const oldIndexes = matchItems(before, after);
  const matchedItems = new Set(oldIndexes.values());
  const removed = before.filter((_, index) => !matchedItems.has(index));
  const differences = [
    ...removed.flatMap((item) => listDifferences(true, item, undefined, labels)),
    ...after.flatMap((item, index) => {
      const oldItem = before[oldIndexes.get(index) ?? -1];
      const name = isRecord(item) && isRecord(oldItem) ? [findFirstText(oldItem)] : [];
      return listDifferences(getChildSchema(schema, index), oldItem, item, [...labels, ...name]);
    }),
  ];
  return differences.length > 0 ? differences : [{ labels }];
}

const isSwitchValue = (value: unknown) =>
  value === undefined || value === 'true' || value === 'false';
const toSwitchText = (value: unknown) => (value === 'true' ? 'on' : 'off');

const toText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(toText).filter(Boolean).join(' · ')
    : String(value);
