import { parseArgs } from 'node:util';
import type { RemoveFiles } from '#server/inquiry/store/retention.ts';
import {
  type DeliveryKind,
  type InquiryStore,
  inquiryStates,
} from '#server/inquiry/store/store.ts';

export const exitCodes = { done: 0, notFound: 1, usage: 2, unavailable: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

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

/** What was typed makes no sense; the message says why. */
export class UsageError extends Error {}

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

export type Flags = ReturnType<typeof parse>['values'];
export const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

/** One command as it was typed, and what it works on. */
export interface Call {
  store: InquiryStore;
  flags: Flags;
  ids: string[];
  to: CommandSurroundings;
}

export function stateOf({ state }: Flags) {
  const known = inquiryStates.find((each) => each === state);
  if (state !== undefined && !known) throw new UsageError(`There is no state '${state}'.`);
  return known;
}

export function limitOf({ limit }: Flags) {
  if (limit !== undefined && !/^\d{1,9}$/.test(limit)) throw new UsageError('--limit is a number.');
  return limit === undefined ? undefined : Number(limit);
}
