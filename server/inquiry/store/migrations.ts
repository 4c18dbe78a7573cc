import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';

export interface Migration {
  version: number;
  name: string;
  sql: string;
}

/** `003-x.sql` is for both databases, and `003-x.sqlite.sql` only for SQLite. */
export function readMigrations(
  dialect: 'sqlite' | 'postgres',
  directory = join(import.meta.dirname, 'migrations'),
): Migration[] {
  const pattern = new RegExp(`^[^.]+(\\.${dialect})?\\.sql$`);
  const names = readdirSync(directory).filter((name) => pattern.test(name));
  return names.sort().map((name, index) => {
    const version = Number.parseInt(name, 10);
    if (version !== index + 1) {
      throw new Error(
        `${join(directory, name)}: expected number ${index + 1}. Migrations are numbered from 001 without gaps.`,
      );
    }
    return { version, name, sql: readFileSync(join(directory, name), 'utf8') };
  });
}

export function selectMigrations(migrations: readonly Migration[], version: number): Migration[] {
  if (version > migrations.length) throw new NewerSchemaError(version, migrations.length);
  return migrations.slice(version);
}
