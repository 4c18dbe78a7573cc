import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

export type Run = (command: string, ...args: string[]) => Promise<void>;

const children = new Set<ChildProcess>();
let receivedSignal: NodeJS.Signals | undefined;

export const run = createRunner();

/** With `print`, the output of concurrent commands isn't interleaved. */
export function createRunner(print?: (text: string) => void, environment = process.env): Run {
  return (command, ...args) =>
    new Promise((resolve, reject) => {
      // After a signal, start nothing new. The process exits when its last command ends.
      if (receivedSignal) return;
      // Our scripts need the same Node flags as this process.
      const flags = command === 'node' ? process.execArgv : [];
      const child = spawn(command, [...flags, ...args], {
        stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
        // A separate process group lets us stop everything that the command starts.
        detached: true,
        env: { ...environment, PATH: `${process.cwd()}/node_modules/.bin:${environment.PATH}` },
      });
      for (const output of [child.stdout, child.stderr]) {
        output?.setEncoding('utf8').on('data', (text: string) => print?.(text));
      }
      if (children.size === 0) toggleSignalHandlers('on');
      children.add(child);
      child.on('error', (error) => {
        removeChild(child);
        reject(error);
      });
      child.on('exit', () => signalGroup(child, 'SIGKILL'));
      child.on('close', (code) => {
        removeChild(child);
        if (receivedSignal) return;
        if (code === 0) resolve();
        else reject(new Error(`${[command, ...args].join(' ')} failed with exit code ${code}.`));
      });
    });
}

function removeChild(child: ChildProcess) {
  children.delete(child);
  if (children.size > 0) return;
  // A server that starts later in this process has its own signal handlers.
  toggleSignalHandlers('off');
  if (receivedSignal) process.exit(128 + constants.signals[receivedSignal]);
}

function toggleSignalHandlers(method: 'on' | 'off') {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process[method](signal, stop);
}

function stop(signal: NodeJS.Signals) {
  if (receivedSignal) return;
  receivedSignal = signal;
  for (const child of children) {
    // Some tools clean up only after SIGINT, the signal that Ctrl+C sends.
    signalGroup(child, 'SIGINT');
    setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000).unref();
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The process group has already exited.
  }
}
