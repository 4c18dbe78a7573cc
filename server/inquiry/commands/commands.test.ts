import { expect, it } from 'vitest';
import { commands } from '#server/inquiry/commands/commands.ts';
import { setUpCommands } from '#server/inquiry/testing/set-up-commands.ts';

const { run } = setUpCommands();
const names = Object.keys(commands);

it.each([
  'nonsense',
  'toString',
  'list --state odd',
  'list --state',
  'list --limit x',
  'list --email someone',
  'list --nonsense',
  'list --dry-run',
  'list something',
  'show',
  'retry',
  'release',
  'delete',
  'delete a --email a@b.example',
  'export',
  'export --format xml',
  'purge',
  'purge --older-than 3x',
  'backup',
  'answered',
])("explains invalid usage and exits with 2: '%s'", async (line) => {
  const { code, err, out } = await run(line);
  expect(code).toBe(2);
  expect(err).toMatch(/^\S.*\nHelp: npm run inquiries -- help( [a-z]+)?\n$/);
  expect(out).toBe('');
});

it.each([
  ['lst', 'list'],
  ['help exprot', 'export'],
  ['list --state faild', 'failed'],
  ['export --format CSV', 'csv'],
])("suggests a correction for '%s'", async (line, correction) => {
  expect((await run(line)).err).toContain(`Did you mean "${correction}"?`);
});

it.each(['', 'help', '-h'])("lists every command for '%s'", async (line) => {
  const { code, out, err } = await run(line);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const name of names) expect(out).toMatch(new RegExp(`^ +${name} +\\w`, 'm'));
});

it.each(['help list', 'list --help'])("shows the usage of 'list' for '%s'", async (line) => {
  const usage = expect.stringContaining('Usage: npm run inquiries -- list [--state STATE] ');
  expect(await run(line)).toEqual({ code: 0, out: usage, err: '' });
});

it('exits with 3 when the store fails', async () => {
  const openStore = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const err = 'The command failed: connect ECONNREFUSED\n';
  expect(await run('list', { openStore })).toMatchObject({ code: 3, err });
});
