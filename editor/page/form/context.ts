import type { Path } from '#editor/contract.ts';

export interface FormContext {
  values: unknown;
  /** Returns false after the user changes the value. */
  isPlaceholder: (path: Path) => boolean;
  /** Removes a group's placeholder tag. This is undefined while there are unsaved changes. */
  confirm: ((path: Path) => void) | undefined;
}

/** Finds a title for an entry: the first text in it. */
export function findFirstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(findFirstText).find(Boolean) ?? '';
}

/** The form library generates these keys for new entries. */
export const isGeneratedKey = (key: unknown) => /^newKey(?:-\d+)?$/.test(String(key));
