import type { Path } from '#editor/contract.ts';

/** What the parts of a form know of the file around them. */
export interface FormContext {
  values: unknown;
  /** What is marked as invented and was not changed since. */
  isInvented: (path: Path) => boolean;
  /** Says that a group is not invented any more; not while there are changes to save. */
  confirm?: (path: Path) => void;
}

/** The value at a place in the data. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    data,
  );

/** What a group is called by: the first words in it. */
export function firstWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(firstWords).find(Boolean) ?? '';
}
