/**
 * Installs what is missing, then runs the script it is given on the Node that package.json pins.
 * Plain JavaScript for one reason: it starts on whatever Node (20 or newer) the machine has.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const marker = `${root}node_modules/.installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

/** Runs a command, hands on the signals that come meanwhile, and gives its exit code. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, detached: true });
    let last = Number.NEGATIVE_INFINITY;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        // Ctrl+C comes twice, from the terminal and from npm. A server takes a second for impatience.
        if (performance.now() - last > 500) child.kill(signal);
        last = performance.now();
      });
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
  console.log('Installing what the site needs. This takes about a minute, once.');
  // The engines of some packages name the pinned Node, which is only there once they are installed.
  const code = await run('npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    console.error(
      'npm ci failed, see above. Check the network and the npm registry, then run this again.',
    );
    process.exit(code);
  }
  writeFileSync(marker, wanted);
}

// Lets scripts import content/ as the site does.
const hooks = new URL('../library/files/node-hooks.ts', import.meta.url).href;

const [script, ...args] = process.argv.slice(2);
if (script) {
  const environment = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` };
  process.exit(
    await run(`${root}node_modules/.bin/node`, ['--import', hooks, script, ...args], environment),
  );
}
