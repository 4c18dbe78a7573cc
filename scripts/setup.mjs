/**
 * Installs what is missing, then runs the script it is given on the Node that package.json pins.
 * Plain JavaScript for one reason: it starts on whatever Node (20 or newer) the machine has.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = `${root}node_modules/.bin/node`;
let interrupted = false;

/** Runs a command, hands on the signals that come meanwhile, and gives its exit code. */
function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, detached: true });
    let last = Number.NEGATIVE_INFINITY;
    const handOn = (signal) => {
      interrupted = true;
      // Ctrl+C comes twice, from the terminal and from npm. A server takes a second for impatience.
      if (performance.now() - last > 500) signalGroup(child, signal);
      last = performance.now();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handOn);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** With all that it has started: npm would first wait for the scripts of packages. */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Whether npm has noted down each package that the lock file names, whoever called npm. */
function isInstalled() {
  const noted = `${root}node_modules/.package-lock.json`;
  if (!existsSync(node) || !existsSync(noted)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = packages(noted);
  return Object.entries(packages(`${root}package-lock.json`)).every(
    // What is optional may be for another kind of machine; the first entry is this project.
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

if (!isInstalled()) {
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
    if (!interrupted) {
      console.error(
        'npm ci failed, see above. Check the network and the npm registry, then run this again.',
      );
    }
    process.exit(code);
  }
}

// Lets scripts import content/ as the site does.
const hooks = new URL('../library/files/node-hooks.ts', import.meta.url).href;

const [script, ...args] = process.argv.slice(2);
if (script) {
  const environment = {
    ...process.env,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
    // Scripts and the many processes of tests start in half the time.
    NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`,
  };
  process.exit(await run(node, ['--import', hooks, script, ...args], environment));
}
