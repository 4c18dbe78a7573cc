/** Older versions of Node lack modules that the code imports. */
export const minimumNodeVersion = 24;

export function checkNodeVersion(): boolean {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= minimumNodeVersion) return true;
  process.stderr.write(
    `This program needs Node ${minimumNodeVersion} or newer, but ${process.execPath} is Node ${version}. Install a newer Node.\n`,
  );
  process.exitCode = 1;
  return false;
}
