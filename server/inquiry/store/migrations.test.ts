import { expect, it } from 'vitest';
import { readMigrations } from '#server/inquiry/store/migrations.ts';
import { createTemporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

it('rejects a gap in the migration numbers', () => {
  const directory = createTemporaryFolder({
    '001-a.sql': '',
    '002-b.sqlite.sql': '',
    '003-c.sql': '',
  });
  expect(readMigrations('sqlite', directory)).toHaveLength(3);
  expect(() => readMigrations('postgres', directory)).toThrow('003-c.sql: expected number 2.');
});
