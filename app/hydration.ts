/**
 * A route whose page needs React in the browser says so with `export const handle = hydrated`.
 * All others are sent without any of it.
 */
export const hydrated = { hydrates: true } as const;

export function hydrates(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrates' in handle;
}
