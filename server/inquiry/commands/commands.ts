import { didYouMean } from '#library/did-you-mean.ts';
import { SettingsError } from '#server/environment-file.ts';
import {
  type Call,
  type CommandPlace,
  type CommandSurroundings,
  type ExitCode,
  exitCodes,
  type Option,
  readArguments,
  UsageError,
} from '#server/inquiry/commands/call.ts';
import { backup, purgeOld, release, retry } from '#server/inquiry/commands/changing.ts';
import { deleteForGood } from '#server/inquiry/commands/deleting.ts';
import { type help, helpFor, helpForAll } from '#server/inquiry/commands/help.ts';
import { exportAll, list, show } from '#server/inquiry/commands/reading.ts';
import { reasonOf } from '#server/inquiry/log.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

type Command = { options: readonly Option[] } & (
  | { run: (call: Call) => Promise<ExitCode> }
  | { runWithoutStore: (call: Omit<Call, 'store'>) => ExitCode }
);

const commands: Record<keyof typeof help, Command> = {
  list: { options: ['state', 'email', 'limit', 'json'], run: list },
  show: { options: ['email', 'json'], run: show },
  export: { options: ['format', 'state', 'email', 'json'], run: exportAll },
  retry: { options: ['failed', 'written', 'json'], run: retry },
  release: { options: ['json'], run: release },
  delete: { options: ['email', 'yes', 'json'], run: deleteForGood },
  purge: { options: ['older-than', 'dry-run', 'json'], run: purgeOld },
  // Opening the store changes a database of an older release; a copy is taken before that.
  backup: { options: ['json'], runWithoutStore: backup },
};

type Name = keyof typeof help;
const isName = (name: string): name is Name => Object.hasOwn(commands, name);

function expectName(name: string): Name {
  if (isName(name)) return name;
  throw new UsageError(
    `There is no command '${name}'.${didYouMean(name, [...Object.keys(commands), 'help'])}`,
  );
}

/** Runs one command line and returns its exit code. */
export async function runCommand(
  args: string[],
  to: CommandSurroundings,
  openPlace: () => CommandPlace,
): Promise<ExitCode> {
  const asksForHelp = args.some((arg) => arg === '--help' || arg === '-h');
  const [name = 'help', ...rest] = args.filter((arg) => arg !== '--help' && arg !== '-h');
  const about = name === 'help' ? rest[0] : name;
  let store: InquiryStore | undefined;
  try {
    if (name === 'help' || asksForHelp) {
      to.out(about === undefined ? helpForAll(to.program) : helpFor(to.program, expectName(about)));
      return exitCodes.done;
    }
    const command = commands[expectName(name)];
    const { flags, words } = readArguments(rest, command.options);
    const place = openPlace();
    if ('runWithoutStore' in command) return command.runWithoutStore({ flags, words, to, place });
    store = await place.openStore();
    return await command.run({ store, flags, words, to, place });
  } catch (error) {
    if (error instanceof UsageError) {
      const more = about !== undefined && isName(about) ? `help ${about}` : 'help';
      to.err(`${error.message}\nMore: ${to.program} ${more}\n`);
      return exitCodes.usage;
    }
    if (error instanceof SettingsError) {
      to.err(`${error.message}\n`);
      return exitCodes.usage;
    }
    to.err(`The store for inquiries cannot be used: ${reasonOf(error)}\n`);
    return exitCodes.unavailable;
  } finally {
    await store?.close();
  }
}
