import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** During the action, the calls for which `shouldFail` returns true throw, as on a full disk. */
export function failFileOperation(
  name: 'renameSync' | 'rmSync',
  shouldFail: (...args: unknown[]) => boolean,
  action: () => void,
) {
  const { [name]: original } = fs;
  const spy = vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
    if (shouldFail(...args)) throw new Error('ENOSPC');
    return Reflect.apply(original, fs, args);
  });
  syncBuiltinESMExports();
  try {
    action();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}
