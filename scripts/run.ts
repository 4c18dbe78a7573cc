import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Runs a command of node_modules/.bin; a failure carries its exit code. */
export type Run = (command: string, ...args: string[]) => Promise<void>;

/** Shows what the command prints. */
export const run: Run = (command, ...args) => start(command, args);

/** Hands over what the command prints, for what runs beside other work. */
export function runInto(take: (text: string) => void): Run {
  return (command, ...args) => start(command, args, take);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();
let interruption: NodeJS.Signals | undefined;

function start(command: string, args: string[], take?: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // Scripts of ours import content as this one does.
    const flags = command === 'node' ? process.execArgv : [];
    // Nothing is started any more, and nobody is told: the process ends with its last command.
    if (interruption) return;
    const child = spawn(command, [...flags, ...args], {
      stdio: take ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // A group of its own, so that what it starts can be ended with it.
      detached: true,
      env: { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` },
    });
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => take?.(text));
    }
    watch(child);
    child.on('error', (error) => {
      forget(child);
      reject(error);
    });
    child.on('exit', () => signalGroup(child, 'SIGKILL'));
    child.on('close', (code) => {
      forget(child);
      if (interruption) return;
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with exit code ${code}.`));
    });
  });
}

/** Signals are ours only while a command runs: a server that starts afterwards has its own ways. */
function watch(child: ChildProcess) {
  if (running.size === 0) for (const signal of signals) process.on(signal, interrupt);
  running.add(child);
}

function forget(child: ChildProcess) {
  running.delete(child);
  if (running.size > 0) return;
  for (const signal of signals) process.off(signal, interrupt);
  if (interruption) process.exit(128 + constants.signals[interruption]);
}

function interrupt(signal: NodeJS.Signals) {
  if (interruption) return;
  interruption = signal;
  for (const child of running) {
    // Whatever the signal was: not every tool cleans up after another than that of Ctrl+C.
    signalGroup(child, 'SIGINT');
    setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000).unref();
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
