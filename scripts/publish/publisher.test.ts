import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { ContentError } from '#library/problem.ts';
import { listen } from '#server/inquiry/testing/free-port.ts';
import { buildAndSwap } from '../build/swap-build.ts';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { createPublisher } from './publisher.ts';

type Options = NonNullable<Parameters<typeof createPublisher>[0]>;
type Settings = ReturnType<NonNullable<Options['readSettings']>>;

let folder: string;
let servedFile: string;
let buildCount: number;
let settings: Settings;
beforeEach(() => {
  folder = join(createTemporaryFolder(), 'build');
  servedFile = `${folder}.served`;
  buildCount = 0;
  settings = { publishCommand: undefined, publishUrl: undefined };
});

const open = (options: Options = {}) =>
  createPublisher({
    folder,
    buildSite: () =>
      buildAndSwap(folder, async () => {
        buildCount += 1;
      }),
    readSettings: () => settings,
    waitTimeout: 100,
    ...options,
  });

async function publish(options?: Options) {
  const publisher = open(options);
  await publisher.publish();
  return publisher.getStatus();
}

/** The site reports the build that the publish command copied last. */
async function startSite() {
  const server = createServer((_, response) => {
    const builtAt = existsSync(servedFile) ? readFileSync(servedFile, 'utf8') : undefined;
    response.end(JSON.stringify({ status: 'ok', builtAt }));
  });
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server)}`;
}
const copyCommand = () => ['cp', join(folder, 'built-at'), servedFile];

it('publishes, waits for the site and goes back to the version before', async () => {
  settings = { publishCommand: copyCommand(), publishUrl: await startSite() };
  const publisher = open();
  await publisher.publish();
  const firstBuild = publisher.getStatus().builtAt;
  await publisher.publish();
  expect(publisher.getStatus()).toMatchObject({
    state: 'live',
    address: settings.publishUrl,
    earlierBuilds: [firstBuild],
  });
  await publisher.goBack(firstBuild);
  expect(publisher.getStatus()).toMatchObject({ state: 'live', builtAt: firstBuild });
  expect(readFileSync(servedFile, 'utf8')).toBe(firstBuild);
  await publisher.goBack('../build');
  expect(publisher.getStatus()).toMatchObject({ state: 'failed', builtAt: firstBuild });
});

it('joins the publication in progress', async () => {
  const publisher = open();
  const firstRequest = publisher.publish();
  expect(publisher.getStatus().state).toBe('running');
  await Promise.all([firstRequest, publisher.publish()]);
  expect(buildCount).toBe(1);
});

it('keeps other processes from publishing until the site is live', async () => {
  const publishCommand = ['cp', `${folder}.lock`, servedFile];
  settings = { publishCommand, publishUrl: undefined };
  expect(await publish()).toMatchObject({ state: 'live' });
  expect(readFileSync(servedFile, 'utf8')).toBe(String(process.pid));
});

it('asks for a restart if there’s no publish command', async () => {
  expect(await publish()).toMatchObject({ state: 'built', steps: ['Checking the content'] });
});

it('lists content problems and keeps the old build', async () => {
  const { builtAt } = await publish();
  const problem = { file: 'content/hours.yaml', line: 4, message: 'A mistake.' };
  const buildSite = () => Promise.reject(new ContentError([problem]));
  const status = await publish({ buildSite });
  expect(status).toMatchObject({ state: 'failed', builtAt, report: { problems: [problem] } });
});

it.each([
  [['node', '-e', 'console.log("No permission"); process.exit(1)'], 'failed', 'No permission'],
  [['no-such-program'], 'failed', 'ENOENT'],
  [['sleep', '60'], 'took longer than 1 seconds', ''],
])('reports that %j %s', async (publishCommand, reason, output) => {
  settings = { publishCommand, publishUrl: undefined };
  const commandTimeout = publishCommand[0] === 'sleep' ? 1000 : 60_000;
  expect(await publish({ commandTimeout })).toMatchObject({
    state: 'built',
    report: { message: expect.stringContaining(`The command in PUBLISH_COMMAND ${reason}`) },
    output: expect.stringContaining(output),
  });
});

it('passes shell syntax to the publish command as plain text', async () => {
  settings = { publishCommand: ['touch', `${folder}/$(echo a);b`], publishUrl: undefined };
  expect(await publish()).toMatchObject({ state: 'live' });
  expect(existsSync(`${folder}/$(echo a);b`)).toBe(true);
});

it('reports a site that still serves the old build', async () => {
  settings = { publishCommand: ['true'], publishUrl: await startSite() };
  const { state, report } = await publish();
  expect(state).toBe('built');
  expect(report?.message).toContain('doesn’t have it after');
});
