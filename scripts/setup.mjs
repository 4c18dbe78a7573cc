/**
 * Runs `npm ci` if a package is missing. With --omit=dev, it skips development packages.
 * This is plain JavaScript because it runs on any Node version since 20.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const omitsDev = process.argv.includes('--omit=dev');

/** Node is a package for Linux only. */
const hasNode = () =>
  existsSync(`${root}node_modules/.bin/node`) || Number.parseInt(process.versions.node, 10) >= 24;

function isUpToDate() {
  const installedLockFile = `${root}node_modules/.package-lock.json`;
  if (!hasNode() || !existsSync(installedLockFile)) return false;
  const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installedPackages = readPackages(installedLockFile);
  return Object.entries(readPackages(`${root}package-lock.json`)).every(
    ([path, { version, optional, dev, devOptional }]) =>
      // The first entry is this project. Optional packages may be for another platform.
      path === '' ||
      optional ||
      (omitsDev && (dev || devOptional)) ||
      installedPackages[path]?.version === version,
  );
}

if (!isUpToDate()) {
  console.log('Installing packages. This takes less than a minute.');
  const { status } = spawnSync(
    'npm',
    ['ci', `--${omitsDev ? 'omit' : 'include'}=dev`, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) {
    console.error('npm ci failed. Check the network and the npm registry, then try again.');
    process.exit(status ?? 1);
  }
  if (!hasNode()) {
    console.error('Install Node 24 or newer, then try again.');
    process.exit(1);
  }
  // The Node package includes 67 MB of headers that are only for compiling native add-ons.
  const nodeFolder = `${root}node_modules/node-${process.platform}-${process.arch}`;
  rmSync(`${nodeFolder}/include`, { recursive: true, force: true });
}
