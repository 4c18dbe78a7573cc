/** Older versions of Node lack modules that the code imports. */
export const neededNode = 24;

/** Prints a clear message, because an old Node would stop at a SyntaxError. */
export function isNodeNewEnough(): boolean {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= neededNode) return true;
  process.stderr.write(
    `This program needs Node ${neededNode} or newer, but ${process.execPath} is Node ${version}. Install a newer Node.\n`,
  );
  process.exitCode = 1;
  return false;
}
