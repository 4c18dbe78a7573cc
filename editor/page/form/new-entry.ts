import type { Path } from '#editor/contract.ts';

/** What the form calls an entry until somebody gives it a name. */
const placeholderName = /^newKey(?:-\d+)?$/;

export const isUnnamed = (name: string) => placeholderName.test(name);

/** Where entries stand that nobody has given a name. */
export function unnamedIn(values: unknown, path: Path = []): Path[] {
  if (typeof values !== 'object' || values === null) return [];
  const steps = Array.isArray(values) ? [...values.entries()] : Object.entries(values);
  return steps.flatMap(([step, value]: [string | number, unknown]) => {
    const here = [...path, step];
    return typeof step === 'string' && isUnnamed(step) ? [here] : unnamedIn(value, here);
  });
}
