import { didYouMean } from '#library/did-you-mean.ts';
import { SettingsError } from '#server/environment-file.ts';
import {
  type Call,
  type CommandContext,
  type ExitCode,
  exitCodes,
  listableStates,
  readArguments,
  type Terminal,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import { formatTable } from '#server/inquiry/commands/format.ts';
import { exportAll, list, show } from '#server/inquiry/commands/read-commands.ts';
import {
  backup,
  deleteInquiries,
  purgeInquiries,
  release,
  retry,
} from '#server/inquiry/commands/write-commands.ts';
import { getReason } from '#server/inquiry/log.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

type Command = {
  /** What may follow the name; a line for each way to use it. Other options are refused. */
  usage: readonly string[];
  /** In the list of all commands. */
  summary: string;
  details: string;
} & (
  | { run: (call: Call) => Promise<ExitCode> }
  | { runWithoutStore: (call: Omit<Call, 'store'>) => ExitCode }
);

const states = `States: ${listableStates.join(', ')} (the last: all that nobody at
the pharmacy has got).`;

export const commands: Record<string, Command> = {
  list: {
    usage: ['[--state STATE] [--email ADDRESS] [--limit N] [--json]'],
    summary: 'the newest first, a line for each',
    details: `An address is found in upper and lower case. ${states}`,
    run: list,
  },
  show: {
    usage: ['ID [--json]', '--email ADDRESS [--json]'],
    summary: 'everything about one inquiry, or all that one person sent',
    details: 'Tells what was typed, when it arrived, and what became of each mail.',
    run: show,
  },
  export: {
    usage: ['--format csv|json [--state STATE] [--email ADDRESS]', '--json'],
    summary: 'everything that was typed, to standard output',
    details: `For a file: add > FILE. ${states}`,
    run: exportAll,
  },
  retry: {
    usage: ['ID... [--json]', '--failed [--json]', '--written [--json]'],
    summary: 'mail again what failed or was only written',
    details: `--failed: everything that failed, wholly or in part. --written: everything that was written to
files because SMTP_URL was not set. Whoever has the mail already does not get it again.`,
    run: retry,
  },
  release: {
    usage: ['ID... [--json]'],
    summary: 'mail what is held as likely spam',
    details: 'See what is held with: list --state quarantined',
    run: release,
  },
  delete: {
    usage: ['ID... [--yes] [--json]', '--email ADDRESS [--yes] [--json]'],
    summary: 'delete for good, in whatever state, one by one or all of one person',
    details: `Deletes from the database and from DATA_DIR/outbox, and says where else a copy may be. Asks
before it does; --yes is for scripts.`,
    run: deleteInquiries,
  },
  purge: {
    usage: ['--older-than DAYSd [--dry-run] [--json]'],
    summary: 'delete older inquiries that were mailed',
    details: `The server does this every day, after RETENTION_DAYS. Inquiries that were never mailed stay until
you mail or delete them. Example: --older-than 30d`,
    run: purgeInquiries,
  },
  backup: {
    usage: ['FILE [--json]', 'FOLDER [--json]'],
    summary: 'copy the SQLite database, also while it is in use',
    details: `Never writes over a file. In a FOLDER the copy has the time in its name, so that the same line works
every night. PostgreSQL is copied with pg_dump.`,
    // Opening the store changes a database of an older release; a copy is taken before that.
    runWithoutStore: backup,
  },
};

function helpForAll(program: string): string {
  const rows = Object.entries({
    ...commands,
    help: { summary: 'this, or more about one command' },
  });
  return `Usage: ${program} COMMAND

${formatTable(rows.map(([name, { summary }]) => ['', name, summary]))}
More about one: ${program} help COMMAND
A person asks what is held: show --email ADDRESS; and to delete it: delete --email ADDRESS.
Times are those of the pharmacy; with --json, for scripts, they are in UTC.
Exit codes: 0 done; 1 not found, or not done; 2 wrong usage or settings; 3 the store does not answer,
or something could not be written.
`;
}

function helpFor(program: string, name: string): string {
  const { usage, summary, details } = getCommand(name);
  const lines = usage.map((each) => `${program} ${name} ${each}`);
  return `Usage: ${lines.join('\n       ')}\n\n${name}: ${summary}.\n${details}\n`;
}

function getCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new UsageError(
    `There is no command '${name}'.${didYouMean(name, [...Object.keys(commands), 'help'])}`,
  );
}

/** Runs one command line and returns its exit code. */
export async function runCommand(
  args: string[],
  to: Terminal,
  createContext: () => CommandContext,
): Promise<ExitCode> {
  const wantsHelp = args.some((arg) => arg === '--help' || arg === '-h');
  const [name = 'help', ...rest] = args.filter((arg) => arg !== '--help' && arg !== '-h');
  const about = name === 'help' ? rest[0] : name;
  let store: InquiryStore | undefined;
  try {
    if (name === 'help' || wantsHelp) {
      to.out(about === undefined ? helpForAll(to.program) : helpFor(to.program, about));
      return exitCodes.done;
    }
    const command = getCommand(name);
    const { flags, words } = readArguments(rest, command.usage);
    const place = createContext();
    if ('runWithoutStore' in command) return command.runWithoutStore({ flags, words, to, place });
    store = await place.openStore();
    return await command.run({ store, flags, words, to, place });
  } catch (error) {
    if (error instanceof UsageError) {
      const more = about !== undefined && Object.hasOwn(commands, about) ? ` ${about}` : '';
      to.err(`${error.message}\nMore: ${to.program} help${more}\n`);
      return exitCodes.usage;
    }
    if (error instanceof SettingsError) {
      to.err(`${error.message}\n`);
      return exitCodes.usage;
    }
    to.err(`The store for inquiries cannot be used: ${getReason(error)}\n`);
    return exitCodes.unavailable;
  } finally {
    await store?.close();
  }
}
