/**
 * Runs `npm ci` if a package is missing. With --omit=dev, only what building and serving needs.
 * This is plain JavaScript because it runs on whatever Node (20 or newer) the machine has.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const omitsDev = process.argv.includes('--omit=dev');

/** Whether npm's own list of what it installed has every package of the lock file. */
function isInstalled() {
  const installedList = `${root}node_modules/.package-lock.json`;
  if (!existsSync(`${root}node_modules/.bin/node`) || !existsSync(installedList)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packages(installedList);
  return Object.entries(packages(`${root}package-lock.json`)).every(
    ([path, { version, optional, dev, devOptional }]) =>
      // The first entry is this project. Optional packages may be for another kind of machine.
      path === '' ||
      optional ||
      (omitsDev && (dev || devOptional)) ||
      installed[path]?.version === version,
  );
}

if (!isInstalled()) {
  console.log('Installing packages. This takes less than a minute, once.');
  const { status } = spawnSync(
    'npm',
    ['ci', `--${omitsDev ? 'omit' : 'include'}=dev`, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) {
    console.error('npm ci failed. Check the network and the npm registry, then try again.');
    process.exit(status ?? 1);
  }
  // The package of Node brings 67 MB of headers, which only compilers of add-ons need.
  const node = `${root}node_modules/node/node_modules/node-${process.platform}-${process.arch}`;
  rmSync(`${node}/include`, { recursive: true, force: true });
}
