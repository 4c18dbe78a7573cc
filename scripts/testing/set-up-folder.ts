import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Packages = Record<string, { version: string; optional?: boolean }>;

interface Lock {
  /** What package-lock.json names. */
  wanted?: Packages;
  /** What npm has noted down as installed; without it there is no node_modules. */
  installed?: Packages;
}

/** A project with nothing but the set-up, which works on the folder above its own. */
export function makeSetUpFolder(folder: string, { wanted = {}, installed }: Lock): string {
  for (const name of ['scripts', 'library/files']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const script = join(folder, 'scripts/setup.mjs');
  copyFileSync(join(import.meta.dirname, '../setup.mjs'), script);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(join(folder, 'library/files/node-hooks.ts'), '');
  if (installed) {
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(
      join(folder, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
    symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  }
  return script;
}
