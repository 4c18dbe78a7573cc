import { type Context, refuse } from '#library/markdown/context.ts';

/** Parsing time is quadratic in the number of open blocks. */
export const limits = { characters: 40_000, paragraph: 8_000, blocks: 60, nesting: 12 };

const opening = /^[\s>*+-]*:{3,}[a-z]/i;
const containers = new RegExp(
  `^[ \\t]*(?:[-+*][ \\t]+|>[ \\t]*|\\d{1,9}[.)][ \\t]+){${limits.nesting},}`,
);

/** Returns false, and records the reason, if the source must not be parsed. */
export function isWithinLimits(context: Context): boolean {
  const { source } = context;
  const tooMuch = (line: number, what: string) => {
    refuse(context, line, `${what}. Split it or make it simpler.`);
    return false;
  };
  if (source.length > limits.characters) {
    return tooMuch(1, `The file is longer than ${limits.characters} characters`);
  }
  let blocks = 0;
  let paragraph = 0;
  for (const [index, line] of source.split('\n').entries()) {
    const at = index + 1;
    paragraph = line.trim() === '' ? 0 : paragraph + line.length;
    if (opening.test(line)) blocks += 1;
    if (paragraph > limits.paragraph) {
      return tooMuch(at, `A paragraph is longer than ${limits.paragraph} characters`);
    }
    if (blocks > limits.blocks) {
      return tooMuch(at, `The file has more than ${limits.blocks} block markers`);
    }
    if (containers.test(line)) {
      return tooMuch(at, `Lists or quotes are nested ${limits.nesting} deep`);
    }
  }
  return true;
}
