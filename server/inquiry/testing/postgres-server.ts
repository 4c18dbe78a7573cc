import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '#server/inquiry/testing/free-port.ts';
import { findEnginePath, postgres } from '../../../scripts/browsers/engines.ts';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

let sharedServer: Promise<PostgresServer> | undefined;

/** All test files in a worker share this server. A test that stops it must start its own. */
export function getSharedPostgres(): Promise<Pick<PostgresServer, 'createDatabase'>> {
  sharedServer ??= startPostgres({ sync: false });
  return sharedServer;
}

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
function getUnprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const getId = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: getId('-u'), gid: getId('-g') };
}

/** Without `sync`, PostgreSQL is faster but could lose data in a power failure. */
export async function startPostgres({ sync = true } = {}) {
  const owner = getUnprivilegedUser();
  // The user `nobody` may not be able to read TMPDIR.
  const directory = mkdtempSync('/tmp/inquiry-postgres-');
  if (owner) chownSync(directory, owner.uid, owner.gid);
  chmodSync(directory, 0o700);
  const watchdog = startWatchdog(directory);
  const dataFolder = join(directory, 'data');
  const program = findEnginePath(postgres);
  if (!program) throw new Error('PostgreSQL is not installed. Install the postgresql package.');
  const initdb = join(dirname(program), 'initdb');
  const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-locale'];
  const options = { ...owner, cwd: directory };
  execFileSync(initdb, ['-D', dataFolder, '--no-sync', ...flags], { ...options, stdio: 'pipe' });
  const port = await findFreePort();
  // Durability is off here to test that the store turns it on.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'synchronous_commit=off',
    `fsync=${sync ? 'on' : 'off'}`,
  ].flatMap((setting) => ['-c', setting]);
  const address = `postgres://postgres@127.0.0.1:${port}`;

  let child: ChildProcess | undefined;
  let databaseCount = 0;
  const endProcess = async (signal: NodeJS.Signals) => {
    if (!child) return;
    const exitPromise = once(child, 'exit');
    child.kill(signal);
    await exitPromise;
    child = undefined;
  };
  const server = {
    async start() {
      child = spawn(program, ['-D', dataFolder, ...settings], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await waitUntilReady(child);
    },
    async createDatabase() {
      databaseCount += 1;
      const client = new pg.Client({ connectionString: `${address}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE inquiries_${databaseCount}`);
      await client.end();
      return `${address}/inquiries_${databaseCount}`;
    },
    kill: () => endProcess('SIGQUIT'),
    async stop() {
      await endProcess('SIGINT');
      watchdog.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/**
 * Starts a shell that outlives this process. When the pipe between them closes, it stops the server
 * and deletes its data.
 */
function startWatchdog(directory: string): ChildProcess {
  const script = `cat
    server=$(head -n 1 "$1/data/postmaster.pid") && kill -INT "$server"
    for _ in $(seq 50); do [ -e "$1/data/postmaster.pid" ] && kill -0 "$server" && sleep 0.1; done
    rm -rf "$1"`;
  const shell = spawn('sh', ['-c', script, 'sh', directory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.unref();
  return shell;
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`PostgreSQL exited with ${code} before it was ready:\n${output}`));
    });
  });
}
