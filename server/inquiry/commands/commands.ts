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
import { checkMailSetup, recordBounce } from '#server/inquiry/commands/mail-commands.ts';
import { exportAll, list, show } from '#server/inquiry/commands/read-commands.ts';
import {
  answered,
  copyDatabase,
  deleteInquiries,
  purgeInquiries,
  release,
  retry,
} from '#server/inquiry/commands/write-commands.ts';
import { getReason } from '#server/inquiry/log.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

type Command = {
  /** Each line is one way to use the command. Options that aren't listed are rejected. */
  usage: readonly string[];
  summary: string;
  details: string;
} & (
  | { run: (call: Call) => Promise<ExitCode> }
  | { runWithoutStore: (call: Omit<Call, 'store'>) => ExitCode | Promise<ExitCode> }
);

const statesHelp = `States: ${listableStates.join(', ')} (not yet
emailed to the pharmacy).`;

export const commands: Record<string, Command> = {
  list: {
    usage: ['[--state STATE] [--unanswered] [--email ADDRESS] [--limit N] [--json]'],
    summary: 'list inquiries, newest first',
    details: `--unanswered lists inquiries that no one has marked as answered, except held ones. --email
ignores case. ${statesHelp}`,
    run: list,
  },
  show: {
    usage: ['ID [--json]', '--email ADDRESS [--json]'],
    summary: 'show one inquiry, or all inquiries from one person',
    details: 'Shows the form entries, when they arrived and the state of each email.',
    run: show,
  },
  export: {
    usage: ['--format csv|json [--state STATE] [--email ADDRESS]', '--json'],
    summary: 'print inquiries to standard output',
    details: `To save them in a file, add > FILE. ${statesHelp}`,
    run: exportAll,
  },
  answered: {
    usage: ['ID... [--undo] [--json]'],
    summary: 'mark inquiries as answered',
    details: `The email with the inquiry has a link that does the same. --undo marks them as not answered. Two
business days after they arrive, inquiries without an answer are in the daily digest.`,
    run: answered,
  },
  retry: {
    usage: ['ID... [--json]', '--failed [--json]', '--written [--json]'],
    summary: 'email inquiries that failed, bounced or were only written to files',
    details: `--failed retries all that failed or bounced for at least one recipient. --written retries all
that were written to files because SMTP_URL was not set. Recipients who have the email do not get it
again.`,
    run: retry,
  },
  release: {
    usage: ['ID... [--json]'],
    summary: 'email inquiries that are held as likely spam',
    details: 'To see held inquiries: list --state quarantined',
    run: release,
  },
  delete: {
    usage: ['ID... [--yes] [--json]', '--email ADDRESS [--yes] [--json]'],
    summary: 'delete inquiries permanently, by ID or all from one person',
    details: `Deletes from the database and from DATA_DIR/outbox, and lists other copies that may exist. Asks
for confirmation unless you add --yes.`,
    run: deleteInquiries,
  },
  bounce: {
    usage: ['[--json]'],
    summary: 'read a report of a failed delivery from standard input',
    details: `Your mail server can pipe returned mail into this command. Prints what was done with it: bounced
(the inquiry reached no one), noted (someone has it, or it was a different email), unmatched (we sent
no such email), ignored (no failed delivery), other (not a report), test (a test inquiry arrived) or
waiting. Exits with 1 for waiting, because the email is still being sent: try again later.`,
    run: recordBounce,
  },
  'check-mail': {
    usage: ['[--no-send] [--json]'],
    summary: 'check SPF, DKIM and DMARC, and send a test message',
    details: `Looks up the DNS records of the domain in MAIL_FROM and sends a test message to MAIL_TO. --no-send
only looks up the records. Exits with 1 if there is something to fix.`,
    runWithoutStore: checkMailSetup,
  },
  purge: {
    usage: ['--older-than DAYSd [--dry-run] [--json]'],
    summary: 'delete old inquiries that were emailed',
    details: `The server does this every day, after RETENTION_DAYS. Inquiries that were never emailed or
came back stay until you email or delete them. Example: --older-than 30d`,
    run: purgeInquiries,
  },
  backup: {
    usage: ['FILE [--json]', 'FOLDER [--json]'],
    summary: 'copy the SQLite database, even while it is in use',
    details: `Never overwrites a file. In a FOLDER, the name of the copy contains the time, so the same command
works every night. For PostgreSQL, use pg_dump.`,
    // Opening the store would migrate the database of an older release before it's copied.
    runWithoutStore: copyDatabase,
  },
};

function formatHelp(program: string): string {
  const rows = Object.entries({
    ...commands,
    help: { summary: 'show this list, or help for one command' },
  });
  return `Usage: ${program} COMMAND

${formatTable(rows.map(([name, { summary }]) => ['', name, summary]))}
Help for one command: ${program} help COMMAND
An ID can also be a reference number, such as K7M4-2QXD.
If people ask for their data: show --email ADDRESS. If they want it deleted: delete --email ADDRESS.
Times are local to the pharmacy, or UTC with --json.
Exit codes: 0 done; 1 not found, or not done; 2 invalid usage or settings; 3 the database or the
output failed.
`;
}

function formatCommandHelp(program: string, name: string): string {
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

export async function runCommand(
  args: string[],
  terminal: Terminal,
  createContext: () => CommandContext,
): Promise<ExitCode> {
  const wantsHelp = args.some((arg) => arg === '--help' || arg === '-h');
  const [name = 'help', ...rest] = args.filter((arg) => arg !== '--help' && arg !== '-h');
  const topic = name === 'help' ? rest[0] : name;
  let store: InquiryStore | undefined;
  try {
    if (name === 'help' || wantsHelp) {
      terminal.out(
        topic === undefined
          ? formatHelp(terminal.program)
          : formatCommandHelp(terminal.program, topic),
      );
      return exitCodes.done;
    }
    const command = getCommand(name);
    const { flags, positionals } = readArguments(rest, command.usage);
    const context = createContext();
    if ('runWithoutStore' in command)
      return await command.runWithoutStore({ flags, positionals, terminal, context });
    store = await context.openStore();
    return await command.run({ store, flags, positionals, terminal, context });
  } catch (error) {
    if (error instanceof UsageError) {
      const helpTopic = topic !== undefined && Object.hasOwn(commands, topic) ? ` ${topic}` : '';
      terminal.err(`${error.message}\nHelp: ${terminal.program} help${helpTopic}\n`);
      return exitCodes.usage;
    }
    if (error instanceof SettingsError) {
      terminal.err(`${error.message}\n`);
      return exitCodes.usage;
    }
    terminal.err(`The command failed: ${getReason(error)}\n`);
    return exitCodes.unavailable;
  } finally {
    await store?.close();
  }
}
