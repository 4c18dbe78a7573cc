import type { Path } from '#editor/contract.ts';

/** What the parts of a form know about their file. */
export interface FormContext {
  values: unknown;
  /** Whether a value is marked as invented and was not changed. */
  isInvented: (path: Path) => boolean;
  /** Removes the mark of a group; undefined while there are changes to save. */
  confirm: ((path: Path) => void) | undefined;
}

/** The first words in a group, as its title. */
export function firstWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(firstWords).find(Boolean) ?? '';
}

/** Whether an entry has the key that the form gives to new ones. */
export const isUnnamed = (key: unknown) => /^newKey(?:-\d+)?$/.test(String(key));
