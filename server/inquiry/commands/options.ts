import { parseArgs } from 'node:util';
import { didYouMean } from '#library/did-you-mean.ts';
import { UsageError } from '#server/inquiry/commands/usage-error.ts';

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
  help: { type: 'boolean', short: 'h' },
} as const;

export type Option = keyof typeof options;
export type Flags = ReturnType<typeof strictly>['values'];

const strictly = (args: string[]) => parseArgs({ args, options, allowPositionals: true });
const anything = { options, allowPositionals: true, strict: false, tokens: true } as const;

export interface CommandLine {
  name: string | undefined;
  words: string[];
  asksForHelp: boolean;
  /** The options, once it is known which there may be. */
  flags: (allowed: readonly Option[]) => Flags;
}

export function readCommandLine(args: string[]): CommandLine {
  const { tokens, positionals, values } = parseArgs({ args, ...anything });
  const [name, ...words] = positionals;
  return {
    name,
    words,
    asksForHelp: values.help === true,
    flags(allowed) {
      for (const token of tokens) {
        if (token.kind === 'option') expectKnown(token.name, token.rawName, allowed);
        if (token.kind === 'option') expectValue(token);
      }
      return strictly(args).values;
    },
  };
}

function expectKnown(name: string, written: string, allowed: readonly Option[]) {
  if (allowed.some((each) => each === name)) return;
  const known = allowed.map((each) => `--${each}`);
  throw new UsageError(`There is no option ${written} here.${didYouMean(`--${name}`, known)}`);
}

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function expectValue({ name, rawName, value, inlineValue }: OptionToken) {
  const isSwitch = Object.entries(options).some(
    ([each, { type }]) => each === name && type === 'boolean',
  );
  if (isSwitch && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  if (isSwitch) return;
  // What looks like the next option is one, unless it is tied to this with '='.
  if (!value || (!inlineValue && value.startsWith('-'))) {
    throw new UsageError(`${rawName} needs a value after it.`);
  }
}
