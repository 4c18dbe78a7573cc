import { parseArgs } from 'node:util';
import { didYouMean } from '#library/did-you-mean.ts';
import type { RemoveFiles } from '#server/inquiry/store/retention.ts';
import {
  type DeliveryKind,
  type InquiryStore,
  inquiryStates,
  type ListFilter,
} from '#server/inquiry/store/store.ts';

export const exitCodes = { done: 0, notFound: 1, usage: 2, unavailable: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command line makes no sense; the message says why. */
export class UsageError extends Error {}

const options = {
  state: { type: 'string' },
  email: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  failed: { type: 'boolean' },
  written: { type: 'boolean' },
  'older-than': { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const parse = (args: string[], allowed: typeof options) =>
  parseArgs({ args, options: allowed, allowPositionals: true });

/** Reads what follows the name of a command. Its usage names the options that it takes. */
export function readArguments(args: string[], usage: readonly string[]) {
  const allowed = Object.fromEntries(
    Object.entries(options).filter(([name]) => usage.some((line) => line.includes(`--${name}`))),
  ) as typeof options;
  try {
    const { values, positionals } = parse(args, allowed);
    return { flags: values, words: positionals };
  } catch (error) {
    // Node's first sentence is clear; the others explain its own conventions.
    throw new UsageError(`${/^[^.\n]*/.exec(error instanceof Error ? error.message : '')?.[0]}.`);
  }
}

/** The terminal, or what stands in for it. */
export interface Terminal {
  /** What to type before a command, such as `npm run inquiries --`. */
  program: string;
  out: (text: string) => void;
  err: (text: string) => void;
  /** `undefined` if nobody can answer. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** Columns of the terminal; `undefined` when the output goes elsewhere. */
  columns?: number | undefined;
}

/** What commands work on; needs the settings of the server. */
export interface CommandContext {
  openStore: () => Promise<InquiryStore>;
  /** The mails that an inquiry asks for. */
  deliveries: readonly DeliveryKind[];
  /** `false`: without SMTP_URL mail is only written to files. */
  sendsMail: boolean;
  /** Deletes what was written to files for deleted inquiries. */
  removeFiles: RemoveFiles;
  /** Copies the database to a new file. */
  backUp: (file: string) => void;
}

/** One command as it was typed, and what it works on. */
export interface Call {
  store: InquiryStore;
  flags: ReturnType<typeof readArguments>['flags'];
  /** IDs, or a file. */
  words: readonly string[];
  to: Terminal;
  place: CommandContext;
}

/** Writes the result as text, or as JSON for scripts. */
export function report({ flags, to }: Pick<Call, 'flags' | 'to'>, data: unknown, text: string) {
  to.out(flags.json ? `${JSON.stringify(data)}\n` : text);
}

export const listableStates = [...inquiryStates, 'undelivered'] as const;

/** What `--state`, `--email` and `--limit` say. */
export function parseFilter({ flags: { state, email, limit } }: Call): ListFilter {
  const known = listableStates.find((each) => each === state);
  if (state !== undefined && !known) {
    throw new UsageError(
      `There is no state '${state}'.${didYouMean(state, listableStates) || ` There are ${listableStates.join(', ')}.`}`,
    );
  }
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new UsageError('--email is one address, such as office@practice.example.');
  }
  if (limit !== undefined && !/^\d{1,9}$/.test(limit)) throw new UsageError('--limit is a number.');
  return { state: known, email, limit: limit === undefined ? undefined : Number(limit) };
}

export function rejectPositionals({ words }: Call) {
  if (words.length > 0) throw new UsageError(`This command takes no '${words[0]}'.`);
}
