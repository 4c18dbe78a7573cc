import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Runs a command of node_modules/.bin; a failure carries its exit code. */
export type Run = (command: string, ...args: string[]) => Promise<void>;

/** Shows what the command prints. */
export const run: Run = (command, ...args) => start(command, args);

/** Hands over what the command prints, for commands that run at the same time. */
export function runInto(take: (text: string) => void): Run {
  return (command, ...args) => start(command, args, take);
}

const running = new Set<ChildProcess>();
let interruption: NodeJS.Signals | undefined;

function start(command: string, args: string[], take?: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // After an interruption nothing starts, and the process ends with its last command.
    if (interruption) return;
    // Scripts of ours import content as this one does.
    const flags = command === 'node' ? process.execArgv : [];
    const child = spawn(command, [...flags, ...args], {
      stdio: take ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // In its own process group, so everything it starts can be ended with it.
      detached: true,
      env: { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` },
    });
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => take?.(text));
    }
    if (running.size === 0) listenToSignals('on');
    running.add(child);
    child.on('error', (error) => {
      remove(child);
      reject(error);
    });
    child.on('exit', () => signalGroup(child, 'SIGKILL'));
    child.on('close', (code) => {
      remove(child);
      if (interruption) return;
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with exit code ${code}.`));
    });
  });
}

function remove(child: ChildProcess) {
  running.delete(child);
  if (running.size > 0) return;
  // A server that starts afterwards handles signals itself.
  listenToSignals('off');
  if (interruption) process.exit(128 + constants.signals[interruption]);
}

function listenToSignals(change: 'on' | 'off') {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process[change](signal, interrupt);
}

function interrupt(signal: NodeJS.Signals) {
  if (interruption) return;
  interruption = signal;
  for (const child of running) {
    // Not every tool cleans up after SIGTERM; all of them do after Ctrl+C.
    signalGroup(child, 'SIGINT');
    setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000).unref();
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}
