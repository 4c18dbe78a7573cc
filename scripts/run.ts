import { spawn } from 'node:child_process';

/** Runs a command of node_modules/.bin and shows what it prints; a failure carries its exit code. */
export function run(command: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // Scripts of ours import content as this one does.
    const flags = command === 'node' ? process.execArgv : [];
    const child = spawn(command, [...flags, ...args], {
      stdio: 'inherit',
      env: { ...process.env, PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}` },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${[command, ...args].join(' ')} ended with exit code ${code}.`)),
    );
  });
}
