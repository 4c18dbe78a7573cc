import { type Context, report } from '#library/markdown/context.ts';

/** Parsing time is quadratic in the number of open blocks, so large files would take too long. */
export const limits = { characters: 40_000, paragraph: 8_000, blocks: 60, nesting: 12 };

const blockOpening = /^[\s>*+-]*:{3,}[a-z]/i;
const deepNesting = new RegExp(
  `^[ \\t]*(?:[-+*][ \\t]+|>[ \\t]*|\\d{1,9}[.)][ \\t]+){${limits.nesting},}`,
);

export function isWithinLimits(context: Context): boolean {
  const { source } = context;
  const reject = (line: number, message: string) => {
    report(context, line, message);
    return false;
  };
  if (source.length > limits.characters) {
    return reject(1, `The file is longer than ${limits.characters} characters. Split it.`);
  }
  let blockCount = 0;
  let paragraphLength = 0;
  for (const [index, line] of source.split('\n').entries()) {
    const lineNumber = index + 1;
    paragraphLength = line.trim() === '' ? 0 : paragraphLength + line.length;
    if (blockOpening.test(line)) blockCount += 1;
    if (paragraphLength > limits.paragraph) {
      const message = `A paragraph is longer than ${limits.paragraph} characters. Split it.`;
      return reject(lineNumber, message);
    }
    if (blockCount > limits.blocks) {
      return reject(lineNumber, `The file has more than ${limits.blocks} blocks. Split it.`);
    }
    if (deepNesting.test(line)) {
      const message = `Lists or quotes are nested ${limits.nesting} or more levels deep. Use fewer levels.`;
      return reject(lineNumber, message);
    }
  }
  return true;
}
