import type { Path } from '#editor/contract.ts';

export interface FormContext {
  values: unknown;
  isPlaceholder: (path: Path) => boolean;
  confirm: ((path: Path) => void) | undefined;
}

/** An entry's first text serves as its title. */
export function findFirstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(findFirstText).find(Boolean) ?? '';
}

/** The form library generates these keys for new entries. */
export const isGeneratedKey = (key: unknown) => /^newKey(?:-\d+)?$/.test(String(key));
