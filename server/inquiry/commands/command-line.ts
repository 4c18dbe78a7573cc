import { resolveTxt } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { type CommandContext, exitCodes } from '#server/inquiry/commands/call.ts';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { maxMailBytes } from '#server/inquiry/mail/bounce.ts';
import { removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { getDeliveryKinds, getOutboxFolder } from '#server/inquiry/service.ts';
import { backUpDatabase } from '#server/inquiry/store/sqlite-database.ts';
import {
  getDatabasePath,
  openStore,
  type StoreSettings,
} from '#server/inquiry/store/store-connection.ts';
import { findMisspellings, parseSettings } from '#server/settings.ts';

// A reader such as `head` may close the pipe early, which isn't an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    if (stream === process.stdout)
      printError(`The output could not be written: ${getReason(error)}\n`);
    process.exit(exitCodes.unavailable);
  });
}

const printError = (text: string) => process.stderr.write(text);
const ignore = () => {};
const log: InquiryLog = {
  info: ignore,
  warn: (_fields, message) => printError(`${message}\n`),
  error: (_fields, message) => printError(`${message}\n`),
};

const { argv, env, stdin, stdout, stderr } = process;
const terminal = {
  program: getProgramName(),
  out: (text: string) => stdout.write(text),
  err: printError,
  ask: stdin.isTTY ? ask : undefined,
  columns: stdout.isTTY ? stdout.columns : undefined,
};

process.exitCode = await runCommand(argv.slice(2), terminal, createContext).catch(
  (error: unknown) => {
    printError(`The command failed: ${getReason(error)}\n`);
    return exitCodes.unavailable;
  },
);

function getProgramName() {
  // deploy/inquiries sets this variable.
  if (env.CALLED_AS) return env.CALLED_AS;
  if (env.npm_lifecycle_event) return `npm run ${env.npm_lifecycle_event} --`;
  return `node ${relative('', argv[1] ?? '')}`;
}

function createContext(): CommandContext {
  loadEnvironmentFile();
  const settings = parseSettings(env);
  for (const warning of findMisspellings(env)) printError(`${warning}\n`);
  return {
    openStore: async () => {
      requireDatabase(settings);
      return openStore(settings, log);
    },
    deliveries: getDeliveryKinds(settings),
    sendsMail: settings.smtpUrl !== undefined,
    removeFiles: (selection) => removeFiles(getOutboxFolder(settings.dataDir), selection),
    backUp: (file) => {
      requireDatabase(settings);
      if (settings.databaseUrl)
        throw new Error('the inquiries are in PostgreSQL. Copy them with pg_dump.');
      if (existsSync(file)) throw new Error(`${file} already exists. Choose a new name.`);
      backUpDatabase(getDatabasePath(settings.dataDir), file);
    },
    readInput,
    mail: { to: settings.mailTo, ...(settings.mailFrom ? { from: settings.mailFrom } : {}) },
    channel: settings.smtpUrl ? createSmtpChannel({ url: settings.smtpUrl }) : undefined,
    dkimSelector: settings.dkimSelector,
    resolveTxt,
  };
}

/** Discards what is too long to be a report but reads to the end, so the mail server can finish. */
async function readInput(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdin) {
    if (size < maxMailBytes) chunks.push(Buffer.from(chunk));
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

/** Prompts on standard error, because standard output is for the result. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr, terminal: false });
  // The end of the input counts as an empty answer.
  const emptyAnswer = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(question), emptyAnswer]);
  lines.close();
  return answer;
}

/** Opening the store would create an empty database and hide that DATA_DIR is wrong. */
function requireDatabase({ dataDir, databaseUrl }: StoreSettings) {
  const path = getDatabasePath(dataDir);
  if (databaseUrl || existsSync(path)) return;
  throw new Error(
    `there is no database at ${resolve(path)}. Set DATA_DIR or DATABASE_URL to the server's value, or start the server once.`,
  );
}
