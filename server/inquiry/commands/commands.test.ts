import { describe, expect, test } from 'vitest';
import { commands } from '#server/inquiry/commands/commands.ts';
import { commandDesk } from '#server/inquiry/testing/command-desk.ts';

const { run } = commandDesk();
const names = Object.keys(commands);

describe('wrong usage', () => {
  test.each([
    'nonsense',
    'toString',
    'help nonsense',
    'list --state odd',
    'list --state',
    'list --state --json',
    'list --limit x',
    'list --email nobody',
    'list --nonsense',
    'list --json=yes',
    'list --dry-run',
    'list something',
    'show',
    'show a b',
    'show a --email a@b.example',
    'retry',
    'release',
    'delete',
    'delete a --email a@b.example',
    'export',
    'export --format xml',
    'export something --json',
    'purge',
    'purge --older-than 3x',
    'purge something --older-than 3d',
    'backup',
    'backup a b',
  ])("is explained and ends with 2: '%s'", async (line) => {
    const { code, err, out } = await run(line);
    expect(code).toBe(2);
    expect(err).toMatch(/^\S.*\nMore: npm run inquiries -- help( [a-z]+)?\n$/);
    expect(out).toBe('');
  });

  test.each([
    ['lst', 'list'],
    ['purg --older-than 3d', 'purge'],
    ['help exprot', 'export'],
    ['list --state faild', 'failed'],
    ['export --format CSV', 'csv'],
  ])("'%s' is answered with what was likely meant", async (line, meant) => {
    expect((await run(line)).err).toContain(`Did you mean "${meant}"?`);
  });
});

describe('help', () => {
  test.each(['', 'help', '--help', '-h'])("names every command for '%s'", async (line) => {
    const { code, out, err } = await run(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of names) expect(out).toMatch(new RegExp(`^ +${name} +\\w`, 'm'));
    expect(out).toContain('Exit codes: 0 ');
  });

  test.each(names)("says how to use '%s', in three ways of asking", async (name) => {
    const ways = [`help ${name}`, `${name} --help`, `${name} -h`];
    const answers = await Promise.all(ways.map((line) => run(line)));
    for (const { code, out, err } of answers) {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toBe(answers[0]?.out);
    }
    expect(answers[0]?.out).toContain(`Usage: npm run inquiries -- ${name} `);
  });
});

test('ends with 3 when the store does not answer', async () => {
  const openStore = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  expect(await run('list', { openStore })).toMatchObject({
    code: 3,
    err: 'The store for inquiries cannot be used: connect ECONNREFUSED\n',
  });
});
