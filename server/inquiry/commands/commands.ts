import {
  type Call,
  type CommandSurroundings,
  type ExitCode,
  exitCodes,
  parse,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import { backup, purgeOld, retry } from '#server/inquiry/commands/changing.ts';
import { exportAll, list, show } from '#server/inquiry/commands/reading.ts';
import { reasonOf } from '#server/inquiry/log.ts';
import { type InquiryStore, inquiryStates } from '#server/inquiry/store/store.ts';

const usage = `Usage: npm run inquiries -- COMMAND

  list [--state STATE] [--limit N]          the newest first
  show ID                                   everything about one inquiry
  retry ID...                               mail again what failed, was held or was only written
  retry --failed                            the same for everything that failed
  export --format csv|json [--state STATE]  everything, to standard output
  purge --older-than 365d [--dry-run]       delete what is older and no longer waits
  backup FILE                               copy the SQLite database, also while it is in use

Add --json for scripts. States: ${inquiryStates.join(', ')}.
Exit codes: 0 done, 1 not found, 2 wrong usage, 3 the store does not answer, or no copy was made.
`;

type Command = { allows: string[] } & (
  | { run: (call: Call) => Promise<ExitCode> }
  | { runWithoutStore: (call: Omit<Call, 'store'>) => ExitCode }
);

const commands: Record<string, Command> = {
  list: { allows: ['state', 'limit'], run: list },
  show: { allows: [], run: show },
  retry: { allows: ['failed'], run: retry },
  export: { allows: ['format', 'state'], run: exportAll },
  purge: { allows: ['older-than', 'dry-run'], run: purgeOld },
  // Opening the store changes a database of an older release; a copy is taken before that.
  backup: { allows: [], runWithoutStore: backup },
};

/** Runs one command line and answers with its exit code. */
export async function runCommand(args: string[], to: CommandSurroundings): Promise<ExitCode> {
  let store: InquiryStore | undefined;
  try {
    const { values: flags, positionals } = parseOrExplain(args);
    const [name = '', ...ids] = positionals;
    if (flags.help) {
      to.out(usage);
      return exitCodes.done;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(name ? `There is no command '${name}'.` : 'Which command?');
    const foreign = Object.keys(flags).find((flag) => ![...command.allows, 'json'].includes(flag));
    if (foreign) throw new UsageError(`'${name}' does not know --${foreign}.`);
    if ('runWithoutStore' in command) return command.runWithoutStore({ flags, ids, to });
    store = await to.openStore();
    return await command.run({ store, flags, ids, to });
  } catch (error) {
    if (error instanceof UsageError) {
      to.err(`${error.message}\n\n${usage}`);
      return exitCodes.usage;
    }
    to.err(`The store for inquiries cannot be used: ${reasonOf(error)}\n`);
    return exitCodes.unavailable;
  } finally {
    await store?.close();
  }
}

function parseOrExplain(args: string[]) {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(reasonOf(error));
  }
}
