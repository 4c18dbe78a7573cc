import { createContext, type ReactNode } from 'react';
import type { Path } from '#editor/contract.ts';

export interface FormState {
  values?: unknown;
  articleField?: ReactNode;
  isPlaceholder: (path: Path) => boolean;
  confirm?: ((path: Path) => void) | undefined;
}

/** The form library’s own context would render every field again on each key. */
export const FormStateContext = createContext<FormState>({ isPlaceholder: () => false });

/** Returns the spelling of a text that its field accepts. */
export const TidyContext = createContext((_fieldId: string, text: string) => text);

/** Matches each word of the query. An empty query matches everything. */
export function matchesQuery(text: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}

export const toFieldId = (path: Path) => ['root', ...path].join('_');

/** An entry's first text serves as its title. */
export function findFirstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(findFirstText).find(Boolean) ?? '';
}

/** The form library generates these keys for new entries. */
export const isGeneratedKey = (key: unknown) => /^newKey(?:-\d+)?$/.test(String(key));
