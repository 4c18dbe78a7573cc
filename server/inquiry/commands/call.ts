import { parseArgs } from 'node:util';
import { didYouMean } from '#library/did-you-mean.ts';
import type { MailChannel, MailSettings } from '#server/inquiry/mail/mail.ts';
import type { ResolveTxt } from '#server/inquiry/mail/mail-domain.ts';
import type { RemoveFiles } from '#server/inquiry/store/retention.ts';
import {
  type DeliveryKind,
  type InquiryStore,
  inquiryStates,
  type ListFilter,
} from '#server/inquiry/store/store.ts';

export const exitCodes = { done: 0, notFound: 1, usage: 2, unavailable: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export class UsageError extends Error {}

const options = {
  state: { type: 'string' },
  email: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  failed: { type: 'boolean' },
  written: { type: 'boolean' },
  unanswered: { type: 'boolean' },
  undo: { type: 'boolean' },
  'no-send': { type: 'boolean' },
  'older-than': { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const parseOptions = (args: string[], allowedOptions: typeof options) =>
  parseArgs({ args, options: allowedOptions, allowPositionals: true });

export function readArguments(args: string[], usage: readonly string[]) {
  const allowedOptions = Object.fromEntries(
    Object.entries(options).filter(([name]) => usage.some((line) => line.includes(`--${name}`))),
  ) as typeof options;
  try {
    const { values, positionals } = parseOptions(args, allowedOptions);
    return { flags: values, positionals };
  } catch (error) {
    // Keep only the first sentence of Node's message. The others explain its conventions.
    throw new UsageError(`${/^[^.\n]*/.exec(error instanceof Error ? error.message : '')?.[0]}.`);
  }
}

export interface Terminal {
  /** People type this before a command, such as `npm run inquiries --`. */
  program: string;
  out: (text: string) => void;
  err: (text: string) => void;
  /** This is missing if standard input isn't a terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** This is missing if standard output isn't a terminal. */
  columns?: number | undefined;
}

export interface CommandContext {
  openStore: () => Promise<InquiryStore>;
  deliveries: readonly DeliveryKind[];
  /** This is false without SMTP_URL, because mail is then only written to files. */
  sendsMail: boolean;
  removeFiles: RemoveFiles;
  backUp: (file: string) => void;
  /** Reads one message from standard input. */
  readInput: () => Promise<Buffer>;
  mail: Pick<MailSettings, 'to'> & Partial<Pick<MailSettings, 'from'>>;
  /** This is missing without SMTP_URL. */
  channel?: MailChannel | undefined;
  dkimSelector?: string | undefined;
  resolveTxt: ResolveTxt;
}

export interface Call {
  store: InquiryStore;
  flags: ReturnType<typeof readArguments>['flags'];
  positionals: readonly string[];
  terminal: Terminal;
  context: CommandContext;
}

export function report(
  { flags, terminal }: Pick<Call, 'flags' | 'terminal'>,
  data: unknown,
  text: string,
) {
  terminal.out(flags.json ? `${JSON.stringify(data)}\n` : text);
}

export const listableStates = [...inquiryStates, 'undelivered'] as const;

export function parseFilter({ flags: { state, email, limit, unanswered } }: Call): ListFilter {
  const knownState = listableStates.find((each) => each === state);
  if (state !== undefined && !knownState) {
    throw new UsageError(
      `There is no state '${state}'.${didYouMean(state, listableStates) || ` Use one of ${listableStates.join(', ')}.`}`,
    );
  }
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new UsageError('--email needs one address, such as office@practice.example.');
  }
  if (limit !== undefined && !/^\d{1,9}$/.test(limit))
    throw new UsageError('--limit needs a whole number, such as 20.');
  return {
    state: knownState,
    unanswered,
    email,
    limit: limit === undefined ? undefined : Number(limit),
  };
}

export function rejectPositionals({ positionals }: Pick<Call, 'positionals'>) {
  if (positionals.length > 0)
    throw new UsageError(`This command does not accept '${positionals[0]}'.`);
}
