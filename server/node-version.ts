/** An older Node lacks modules that the code imports. */
export const neededNode = 24;

/** Prints a clear message, because an old Node would fail with a SyntaxError. */
export function isNodeNewEnough(): boolean {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= neededNode) return true;
  process.stderr.write(
    `This needs Node ${neededNode} or newer, but ${process.execPath} is Node ${version}. Use a newer Node.\n`,
  );
  process.exitCode = 1;
  return false;
}
