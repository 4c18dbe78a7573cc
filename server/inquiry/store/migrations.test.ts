import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMigrations } from '#server/inquiry/store/migrations.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

let directory: string;
beforeEach(() => {
  directory = temporaryDirectory('migrations');
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (...names: string[]) => {
  for (const name of names) writeFileSync(join(directory, name), `-- ${name}`);
};
const namesFor = (dialect: 'sqlite' | 'postgres') =>
  readMigrations(dialect, directory).map(({ name }) => name);

test('a migration is for both databases, unless its name says for which', () => {
  write('001-a.sqlite.sql', '001-a.postgres.sql', '002-b.sql');
  expect(namesFor('sqlite')).toEqual(['001-a.sqlite.sql', '002-b.sql']);
  expect(namesFor('postgres')).toEqual(['001-a.postgres.sql', '002-b.sql']);
});

test('a database that lacks a number does not start', () => {
  write('001-a.sql', '002-b.sqlite.sql', '003-c.sql');
  expect(namesFor('sqlite')).toHaveLength(3);
  expect(() => namesFor('postgres')).toThrow('003-c.sql: expected number 2.');
});
