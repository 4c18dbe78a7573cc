import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMigrations } from '#server/inquiry/store/migrations.ts';
import { createTemporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

function createDirectory(...names: string[]) {
  const directory = createTemporaryFolder();
  for (const name of names) writeFileSync(join(directory, name), `-- ${name}`);
  return directory;
}

it('rejects a gap in the migration numbers', () => {
  const directory = createDirectory('001-a.sql', '002-b.sqlite.sql', '003-c.sql');
  expect(readMigrations('sqlite', directory)).toHaveLength(3);
  expect(() => readMigrations('postgres', directory)).toThrow('003-c.sql: expected number 2.');
});
