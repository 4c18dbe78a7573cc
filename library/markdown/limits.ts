import { type Context, refuse } from '#library/markdown/context.ts';

/** The time a Markdown parser takes grows with the square of what is open at once. */
export const limits = { characters: 40_000, paragraph: 8_000, blocks: 60, nesting: 12 };

const opening = /^[\s>*+-]*:{3,}[a-z]/i;
const containers = new RegExp(
  `^[ \\t]*(?:[-+*][ \\t]+|>[ \\t]*|\\d{1,9}[.)][ \\t]+){${limits.nesting},}`,
);

/** False when the source must not be handed to the parser; the reason has been noted. */
export function isWithinLimits(context: Context): boolean {
  const { source } = context;
  if (source.length > limits.characters) {
    return tooMuch(context, 1, `The file is longer than ${limits.characters} characters`);
  }
  let blocks = 0;
  let paragraph = 0;
  for (const [index, line] of source.split('\n').entries()) {
    paragraph = line.trim() === '' ? 0 : paragraph + line.length;
    if (opening.test(line)) blocks += 1;
    if (paragraph > limits.paragraph) {
      return tooMuch(
        context,
        index + 1,
        `A paragraph is longer than ${limits.paragraph} characters`,
      );
    }
    if (blocks > limits.blocks) {
      return tooMuch(context, index + 1, `The file has more than ${limits.blocks} block markers`);
    }
    if (containers.test(line)) {
      return tooMuch(context, index + 1, `Lists or quotes are nested ${limits.nesting} deep`);
    }
  }
  return true;
}

function tooMuch(context: Context, line: number, what: string): false {
  refuse(context, line, `${what}. Split it or make it simpler.`);
  return false;
}
