import type { Path } from '#editor/contract.ts';

/** The state of the file that the form's components need. */
export interface FormContext {
  values: unknown;
  /** Whether a value is marked as a placeholder and unchanged. */
  isPlaceholder: (path: Path) => boolean;
  /** Removes the placeholder mark of a group; undefined while there are unsaved changes. */
  confirm: ((path: Path) => void) | undefined;
}

/** The first text in a group, used as its title. */
export function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(firstText).find(Boolean) ?? '';
}

/** Whether an entry still has the key that the form generates for new entries. */
export const isUnnamed = (key: unknown) => /^newKey(?:-\d+)?$/.test(String(key));
