import { expect, test } from 'vitest';
import { runCommand } from '#server/inquiry/commands/commands.ts';

import { commandDesk } from '#server/inquiry/testing/command-desk.ts';

const { run } = commandDesk();

test.each([
  '',
  'nonsense',
  'toString',
  'list --state odd',
  'list --limit x',
  'list --nonsense',
  'list --dry-run',
  'show',
  'show a b',
  'retry',
  'export',
  'export --format xml',
  'purge',
  'purge --older-than 3x',
  'backup',
  'backup a b',
])("explains itself and ends with 2 for '%s'", async (line) => {
  const { code, err, out } = await run(line);
  expect(code).toBe(2);
  expect(err).toContain('Usage: npm run inquiries');
  expect(out).toBe('');
});

test('shows help', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, err: '' });
});

test('ends with 3 when the store does not answer', async () => {
  const err: string[] = [];
  const code = await runCommand(['list'], {
    openStore: async () => {
      throw new Error('connect ECONNREFUSED');
    },
    deliveries: [],
    removeFiles: async () => {},
    backUp: () => {},
    out: () => {},
    err: (text) => err.push(text),
  });
  expect([code, err.join()]).toEqual([3, expect.stringContaining('ECONNREFUSED')]);
});
