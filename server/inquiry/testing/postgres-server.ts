import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from '#server/inquiry/testing/free-port.ts';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

let shared: Promise<PostgresServer> | undefined;

/** Shared by all test files of a worker. A test that stops the server must start its own. */
export function sharedPostgres(): Promise<Pick<PostgresServer, 'createDatabase'>> {
  shared ??= startPostgres({ sync: false });
  return shared;
}

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Finds the folder with initdb and postgres. Debian keeps it off the PATH. */
function programFolder(): string {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ];
  const folder = folders.find((path) => existsSync(join(path, 'initdb')));
  if (!folder) throw new Error('PostgreSQL is not installed. Install the package postgresql.');
  return folder;
}

/**
 * Starts PostgreSQL on a free port with its own data folder. Without `sync` it's faster, and only a
 * power failure would make a difference.
 */
export async function startPostgres({ sync = true } = {}) {
  const owner = unprivilegedUser();
  // Not TMPDIR, which the user `nobody` may not be able to read.
  const directory = mkdtempSync('/tmp/inquiry-postgres-');
  if (owner) chownSync(directory, owner.uid, owner.gid);
  chmodSync(directory, 0o700);
  const watchdog = startWatchdog(directory);
  const data = join(directory, 'data');
  const programs = programFolder();
  const initdb = join(programs, 'initdb');
  const postgres = join(programs, 'postgres');
  const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-locale'];
  const rights = { ...owner, cwd: directory };
  execFileSync(initdb, [`--pgdata=${data}`, '--no-sync', ...flags], { ...rights, stdio: 'pipe' });
  const port = await freePort();
  // Durability is off by default here, to test that the store turns it on.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'synchronous_commit=off',
    `fsync=${sync ? 'on' : 'off'}`,
  ].flatMap((setting) => ['-c', setting]);
  const address = `postgres://postgres@127.0.0.1:${port}`;

  let child: ChildProcess | undefined;
  let databases = 0;
  const end = async (signal: NodeJS.Signals) => {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    child = undefined;
  };
  const server = {
    async start() {
      child = spawn(postgres, ['-D', data, ...settings], {
        ...rights,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await ready(child);
    },
    /** A fresh, empty database. */
    async createDatabase() {
      databases += 1;
      const client = new pg.Client({ connectionString: `${address}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE inquiries_${databases}`);
      await client.end();
      return `${address}/inquiries_${databases}`;
    },
    /** Cuts every connection at once, as a power failure would. */
    kill: () => end('SIGQUIT'),
    /** Ends the server and deletes its data. */
    async stop() {
      await end('SIGINT');
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

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    child.once('exit', (code) => {
      reject(new Error(`PostgreSQL ended with ${code} before it was ready:\n${output}`));
    });
  });
}
