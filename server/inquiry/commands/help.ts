import { statesToList } from '#server/inquiry/commands/call.ts';
import { formatTable } from '#server/inquiry/commands/format.ts';

export interface CommandHelp {
  /** What may stand after the name; a line for each way to use it. */
  usage: readonly string[];
  /** In the list of all commands. */
  summary: string;
  details: string;
}

const states = `States: ${statesToList.join(', ')} (the last: all that nobody at
the pharmacy has got).`;

export const help = {
  list: {
    usage: ['[--state STATE] [--email ADDRESS] [--limit N] [--json]'],
    summary: 'the newest first, a line for each',
    details: `An address is found in upper and lower case. ${states}`,
  },
  show: {
    usage: ['ID [--json]', '--email ADDRESS [--json]'],
    summary: 'everything about one inquiry, or all that one person sent',
    details: 'Tells what was typed, when it arrived, and what became of each mail.',
  },
  export: {
    usage: ['--format csv|json [--state STATE] [--email ADDRESS]'],
    summary: 'everything that was typed, to standard output',
    details: `For a file: add > FILE. ${states}`,
  },
  retry: {
    usage: ['ID... [--json]', '--failed [--json]', '--written [--json]'],
    summary: 'mail again what failed or was only written',
    details: `--failed: everything that failed, wholly or in part. --written: everything that was written to
files because SMTP_URL was not set. Whoever has the mail already does not get it again.`,
  },
  release: {
    usage: ['ID... [--json]'],
    summary: 'mail what is held as likely spam',
    details: 'See what is held with: list --state quarantined',
  },
  delete: {
    usage: ['ID... [--yes] [--json]', '--email ADDRESS [--yes] [--json]'],
    summary: 'delete for good, in whatever state, one by one or all of one person',
    details: `Deletes from the database and from DATA_DIR/outbox, and says where else a copy may be. Asks
before it does; --yes is for scripts.`,
  },
  purge: {
    usage: ['--older-than DAYSd [--dry-run] [--json]'],
    summary: 'delete older inquiries that were mailed',
    details:
      'The server does this every day, after RETENTION_DAYS. Inquiries that were never mailed stay until\nyou mail or delete them. Example: --older-than 30d',
  },
  backup: {
    usage: ['FILE [--json]', 'FOLDER [--json]'],
    summary: 'copy the SQLite database, also while it is in use',
    details: `Never writes over a file. In a FOLDER the copy has the time in its name, so that the same line works
every night. PostgreSQL is copied with pg_dump.`,
  },
} satisfies Record<string, CommandHelp>;

export function helpForAll(program: string): string {
  const rows = Object.entries({ ...help, help: { summary: 'this, or more about one command' } });
  return `Usage: ${program} COMMAND

${formatTable(rows.map(([name, { summary }]) => ['', name, summary]))}
More about one: ${program} help COMMAND
A person asks what is held: show --email ADDRESS; and to delete it: delete --email ADDRESS.
Times are those of the pharmacy; with --json, for scripts, they are in UTC.
Exit codes: 0 done; 1 not found, or not done; 2 wrong usage or settings; 3 the store does not answer,
or something could not be written.
`;
}

export function helpFor(program: string, name: keyof typeof help): string {
  const { usage, summary, details }: CommandHelp = help[name];
  const lines = usage.map((each) => `${program} ${name} ${each}`);
  return `Usage: ${lines.join('\n       ')}\n\n${name}: ${summary}.\n${details}\n`;
}
