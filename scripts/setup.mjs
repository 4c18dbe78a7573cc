/**
 * Installs what is missing, then runs the script it is given on the Node that package.json pins.
 * Plain JavaScript for one reason: it starts on whatever Node (20 or newer) the machine has.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const marker = `${root}node_modules/.installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
  console.log('Installing dependencies…');
  // The engines of some packages name the pinned Node, which is only there once they are installed.
  const npm = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (npm.status !== 0) {
    console.error(
      'npm ci failed, see above. Check the network and the npm registry, then run this again.',
    );
    process.exit(npm.status ?? 1);
  }
  writeFileSync(marker, wanted);
}

// Lets scripts import content/ as the site does.
const hooks = new URL('../library/files/node-hooks.ts', import.meta.url).href;

const [script, ...args] = process.argv.slice(2);
if (script) {
  const child = spawn(`${root}node_modules/.bin/node`, ['--import', hooks, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
