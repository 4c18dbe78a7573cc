import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inquiryFields } from '#library/inquiry/fields.ts';
import { toCsv } from '#server/inquiry/commands/csv.ts';
import { formatTable, formatTime } from '#server/inquiry/commands/table.ts';
import { entries } from '#server/inquiry/entries.ts';
import { reasonOf } from '#server/inquiry/log.ts';
import { purge, type RemoveFiles, startOfRetention } from '#server/inquiry/store/retention.ts';
import {
  type Delivery,
  type DeliveryKind,
  type InquiryStore,
  inquiryStates,
} from '#server/inquiry/store/store.ts';

export const usage = `Usage: npm run inquiries -- COMMAND

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

export const exitCodes = { done: 0, notFound: 1, usage: 2, unavailable: 3 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export interface CommandSurroundings {
  openStore: () => Promise<InquiryStore>;
  /** The mails that an inquiry asks for. */
  deliveries: readonly DeliveryKind[];
  /** Deletes what was written to files for deleted inquiries. */
  removeFiles: RemoveFiles;
  /** Copies the database to a new file. */
  backUp: (file: string) => void;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Columns of the terminal; `undefined` when the output goes elsewhere. */
  columns?: number | undefined;
}

class UsageError extends Error {}

const options = {
  state: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  failed: { type: 'boolean' },
  json: { type: 'boolean' },
  'older-than': { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Flags = ReturnType<typeof parse>['values'];
const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

interface Call {
  store: InquiryStore;
  flags: Flags;
  ids: string[];
  to: CommandSurroundings;
}

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

async function list({ store, flags, to }: Call) {
  const inquiries = await store.list({ state: stateOf(flags), limit: limitOf(flags) });
  if (flags.json) {
    to.out(`${JSON.stringify(inquiries)}\n`);
    return exitCodes.done;
  }
  const header = ['ID', 'RECEIVED', 'STATE', 'NAME', 'PRACTICE', 'REASON'];
  const rows = inquiries.map(({ id, receivedAt, state, name, practice, reason }) => [
    id,
    formatTime(receivedAt),
    state,
    name,
    practice,
    reason ?? '',
  ]);
  to.out(rows.length > 0 ? formatTable([header, ...rows], to.columns) : 'No inquiries.\n');
  return exitCodes.done;
}

async function show({ store, flags, ids, to }: Call) {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) throw new UsageError("'show' needs one ID.");
  const found = await store.find(id);
  if (!found) return notFound(id, to);
  if (flags.json) {
    to.out(`${JSON.stringify({ ...found.inquiry, deliveries: found.deliveries })}\n`);
    return exitCodes.done;
  }
  const { inquiry, deliveries } = found;
  const rows = [
    ['ID', inquiry.id],
    ['Received', formatTime(inquiry.receivedAt)],
    ['State', inquiry.state],
    ...(inquiry.reason ? [['Reason', inquiry.reason]] : []),
    ...entries(inquiry, 'one line'),
    ...deliveries.flatMap(deliveryRows),
  ];
  const texts = entries(inquiry, 'several lines').map(
    ([label, text]) => `\n${label}:\n\n${text}\n`,
  );
  to.out(`${formatTable(rows)}${texts.join('')}`);
  return exitCodes.done;
}

const mailNames = { notification: 'Mail', acknowledgement: 'Acknowledgement', notice: 'Notice' };

function deliveryRows(delivery: Delivery) {
  const { kind, state, attempts, dueAt, lastError, finishedAt, takenBy, refusedBy } = delivery;
  const waits = state === 'waiting' && takenBy.length > 0;
  return [
    [
      mailNames[kind],
      `${state}, ${attempts} attempt${attempts === 1 ? '' : 's'}, ` +
        (finishedAt === null ? `next ${formatTime(dueAt)}` : formatTime(finishedAt)) +
        (lastError ? `, last error: ${lastError}` : ''),
    ],
    ...(waits ? [['  taken by', takenBy.join(', ')]] : []),
    ...refusedBy.map(({ address, reason }) => ['  refused by', `${address}: ${reason}`]),
  ];
}

async function retry({ store, flags, ids, to }: Call) {
  if (ids.length === 0 && !flags.failed) throw new UsageError("'retry' needs an ID or --failed.");
  const failed = flags.failed ? await store.list({ state: 'failed' }) : [];
  const wanted = new Set([...ids, ...failed.map(({ id }) => id)]);
  const queued: string[] = [];
  const left: string[] = [];
  for (const id of wanted) ((await store.retry(id, to.deliveries)) ? queued : left).push(id);
  if (flags.json) to.out(`${JSON.stringify({ queued, left })}\n`);
  else to.out(`${queued.length} queued. The server delivers within seconds.\n`);
  for (const id of left) {
    const found = await store.find(id);
    to.err(
      found
        ? `${id} is ${found.inquiry.state}; nothing to retry.\n`
        : `There is no inquiry ${id}.\n`,
    );
  }
  return left.length > 0 ? exitCodes.notFound : exitCodes.done;
}

async function exportAll({ store, flags, to }: Call) {
  const format = flags.format ?? (flags.json ? 'json' : undefined);
  if (format !== 'csv' && format !== 'json') {
    throw new UsageError("'export' needs --format csv or --format json.");
  }
  const inquiries = (await store.list({ state: stateOf(flags) })).map(
    ({ receivedAt, ...inquiry }) => ({ received: new Date(receivedAt).toISOString(), ...inquiry }),
  );
  to.out(
    format === 'csv' ? toCsv(csvColumns, inquiries) : `${JSON.stringify(inquiries, null, 2)}\n`,
  );
  return exitCodes.done;
}

const csvColumns = ['id', 'received', 'state', 'reason', ...inquiryFields] as const;

async function purgeOld({ store, flags, to }: Call) {
  const days = /^(\d{1,5})d$/.exec(flags['older-than'] ?? '')?.[1];
  if (!days) throw new UsageError("'purge' needs --older-than with days, such as 365d.");
  const dryRun = flags['dry-run'] ?? false;
  const before = await startOfRetention(store, Number(days));
  const ids = dryRun
    ? await store.purge({ before, dryRun })
    : await purge(store, before, to.removeFiles);
  const verb = dryRun ? 'would be deleted' : 'deleted';
  if (flags.json) to.out(`${JSON.stringify({ dryRun, ids })}\n`);
  else to.out(`${ids.length} ${verb} (received before ${formatTime(before)}).\n`);
  return exitCodes.done;
}

function backup({ flags, ids, to }: Omit<Call, 'store'>) {
  const [file, ...others] = ids;
  if (file === undefined || others.length > 0) throw new UsageError("'backup' needs one FILE.");
  const path = resolve(file);
  try {
    to.backUp(path);
  } catch (error) {
    to.err(`No backup was made: ${reasonOf(error)}\n`);
    return exitCodes.unavailable;
  }
  to.out(flags.json ? `${JSON.stringify({ file: path })}\n` : `Copied to ${path}.\n`);
  return exitCodes.done;
}

function notFound(id: string, to: CommandSurroundings) {
  to.err(`There is no inquiry ${id}.\n`);
  return exitCodes.notFound;
}

function stateOf({ state }: Flags) {
  const known = inquiryStates.find((each) => each === state);
  if (state !== undefined && !known) throw new UsageError(`There is no state '${state}'.`);
  return known;
}

function limitOf({ limit }: Flags) {
  if (limit !== undefined && !/^\d{1,9}$/.test(limit)) throw new UsageError('--limit is a number.');
  return limit === undefined ? undefined : Number(limit);
}
