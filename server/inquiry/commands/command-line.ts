/** `npm run inquiries`: what the person who runs the site does with inquiries. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { exitCodes } from '#server/inquiry/commands/call.ts';
import { runCommand } from '#server/inquiry/commands/commands.ts';
import type { InquiryLog } from '#server/inquiry/log.ts';
import { removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { deliveriesOf, outboxDirectory } from '#server/inquiry/service.ts';
import { backUpDatabase } from '#server/inquiry/store/sqlite-database.ts';
import {
  databasePath,
  openStore,
  type StoreSettings,
} from '#server/inquiry/store/store-connection.ts';
import { parseSettings, SettingsError } from '#server/settings.ts';

// Whoever reads may stop early, such as `head`: what is left to say goes nowhere, and that is all.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const err = (text: string) => process.stderr.write(text);
const silent = () => {};
const log: InquiryLog = {
  info: silent,
  warn: (_fields, message) => err(`${message}\n`),
  error: (_fields, message) => err(`${message}\n`),
};

try {
  loadEnvironmentFile();
  const settings = parseSettings(process.env);
  const place: StoreSettings = {
    dataDirectory: settings.dataDir,
    databaseUrl: settings.databaseUrl,
  };
  process.exitCode = await runCommand(process.argv.slice(2), {
    openStore: async () => {
      requireDatabase(place);
      return openStore(place, log);
    },
    deliveries: deliveriesOf({ acknowledge: settings.mailAcknowledge }),
    removeFiles: (purged) => removeFiles(outboxDirectory(settings.dataDir), purged),
    backUp: (file) => {
      requireDatabase(place);
      if (place.databaseUrl)
        throw new Error('inquiries are in PostgreSQL, copy them with pg_dump.');
      if (existsSync(file)) throw new Error(`${file} is there already, name a new file.`);
      backUpDatabase(databasePath(place.dataDirectory), file);
    },
    out: (text) => process.stdout.write(text),
    err,
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  err(`${error.message}\n`);
  process.exitCode = exitCodes.usage;
}

/** Opening would make a new, empty one, and hide that DATA_DIR is wrong. */
function requireDatabase(place: StoreSettings) {
  const path = databasePath(place.dataDirectory);
  if (place.databaseUrl || existsSync(path)) return;
  throw new Error(
    `there is no database at ${resolve(path)}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once.`,
  );
}
