/** What the code is built for. An older Node lacks modules that it imports. */
export const neededNode = 24;

/** Says so in a sentence: otherwise a SyntaxError would be all that an old Node has to say. */
export function isNodeNewEnough(): boolean {
  const found = process.versions.node;
  if (Number.parseInt(found, 10) >= neededNode) return true;
  process.stderr.write(
    `This needs Node ${neededNode} or newer, and ${process.execPath} is ${found}. Start it with a newer one.\n`,
  );
  process.exitCode = 1;
  return false;
}
