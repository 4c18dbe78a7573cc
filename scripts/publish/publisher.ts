import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Publisher, PublishReport } from '#editor/contract.ts';
import { ContentError } from '#library/problem.ts';
import { parsePublishSettings } from '#server/publish-settings.ts';
import {
  listEarlierBuilds,
  readBuiltAt,
  restoreEarlierBuild,
  withBuildLock,
} from '../build/swap-build.ts';
import { build } from '../build.ts';
import { createRunner, type Run } from '../run.ts';

type Status = Omit<PublishReport, 'builtAt' | 'earlierBuilds'>;

interface Options {
  folder?: string;
  buildSite?: (onStep: (step: string) => void) => Promise<void>;
  readSettings?: () => ReturnType<typeof parsePublishSettings>;
  onStep?: (step: string) => void;
  commandTimeout?: number;
  waitTimeout?: number;
}

/** Publishes one version at a time. A second request joins the one in progress. */
export function createPublisher({
  folder = 'build',
  buildSite = (onStep) => build(runQuietly, onStep),
  readSettings = () => parsePublishSettings(process.env),
  onStep,
  commandTimeout = 120_000,
  waitTimeout = 60_000,
}: Options = {}): Publisher {
  let status: Status = { state: 'idle', steps: [] };
  let job: Promise<void> = Promise.resolve();

  function startStep(step: string) {
    status = { ...status, steps: [...status.steps, step] };
    onStep?.(step);
  }

  function start(replaceBuild: () => void | Promise<void>): Promise<void> {
    if (status.state !== 'running') {
      status = { state: 'running', steps: [] };
      job = run(replaceBuild).then((result) => {
        status = { ...status, ...result, endedAt: new Date().toISOString() };
      });
    }
    return job;
  }

  async function run(replaceBuild: () => void | Promise<void>): Promise<Partial<Status>> {
    let failureState: Status['state'] = 'failed';
    try {
      const { publishCommand, publishUrl: address } = readSettings();
      await withBuildLock(folder, async () => {
        await replaceBuild();
        failureState = 'built';
        if (publishCommand) {
          startStep('Running the publish command');
          await runPublishCommand(publishCommand, commandTimeout);
        }
        if (address) {
          startStep(`Waiting until ${address} has this version`);
          await waitForBuild(address, readBuiltAt(folder), waitTimeout);
        }
      });
      if (!publishCommand && !address) return { state: 'built' };
      return { state: 'live', ...(address && { address }) };
    } catch (error) {
      return { state: failureState, ...describeError(error) };
    }
  }

  return {
    publish: () =>
      start(() => {
        startStep('Checking the content');
        return buildSite(startStep);
      }),
    goBack: (builtAt) =>
      start(() => {
        startStep('Switching to the earlier version');
        restoreEarlierBuild(folder, builtAt);
      }),
    getStatus: () => ({
      ...status,
      builtAt: readBuiltAt(folder),
      earlierBuilds: listEarlierBuilds(folder),
    }),
  };
}

class CommandError extends Error {
  override name = 'CommandError';
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output.trim().split('\n').slice(-15).join('\n');
  }
}

/** Shows a command's output only if it fails. The editor's preview runs in development mode. */
const runQuietly: Run = async (command, ...args) => {
  let output = '';
  const run = createRunner((text) => (output += text), { ...process.env, NODE_ENV: 'production' });
  try {
    await run(command, ...args);
  } catch (error) {
    throw new CommandError(String(error), output);
  }
};

const runPublishCommand = ([program = '', ...args]: string[], timeout: number) =>
  new Promise<void>((resolve, reject) => {
    const options = { timeout, maxBuffer: Number.POSITIVE_INFINITY };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve();
      const reason = error.killed ? `took longer than ${timeout / 1000} seconds` : 'failed';
      const message = `The command in PUBLISH_COMMAND ${reason}. Ask whoever runs the server to check it.`;
      reject(new CommandError(message, `${stdout}\n${stderr || error.message}`));
    });
  });

const healthSchema = z.object({ builtAt: z.string().optional() });

async function waitForBuild(address: string, builtAt: string, timeout: number) {
  const deadline = Date.now() + timeout;
  const fetchBuiltAt = async () => {
    const response = await fetch(new URL('/health', address), {
      signal: AbortSignal.timeout(5000),
    });
    return healthSchema.parse(await response.json()).builtAt;
  };
  while ((await fetchBuiltAt().catch(() => undefined)) !== builtAt) {
    if (Date.now() > deadline)
      throw new Error(
        `${address} doesn’t have it after ${timeout / 1000} seconds. Restart the server.`,
      );
    await wait(500);
  }
}

function describeError(error: unknown): Pick<Status, 'report' | 'output'> {
  if (error instanceof ContentError) {
    return { report: { message: 'Correct this first:', problems: [...error.problems] } };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    report: { message, problems: [] },
    ...(error instanceof CommandError && { output: error.output }),
  };
}
