/**
 * Checks and builds the site, runs PUBLISH_COMMAND and waits until PUBLISH_URL serves the new
 * build. With --back, it does the same with the build before the current one.
 * Usage: npm run publish [-- --back]
 */
import { existsSync } from 'node:fs';
import { listChanges } from '#editor/server/changes.ts';
import { readContentSources } from '#library/check/files.ts';
import { ContentError } from '#library/problem.ts';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { createPublisher } from './publish/publisher.ts';

const options = process.argv.slice(2);
const isGoingBack = options.includes('--back');
if (options.some((option) => option !== '--back')) fail(`Unknown option. Use --back or nothing.`);

loadEnvironmentFile();
const publisher = createPublisher({ onStep: (step) => console.log(`${step}…`) });
const formatTime = (iso: string) =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

if (isGoingBack) {
  const { builtAt, earlierBuilds } = publisher.getStatus();
  const buildBefore = earlierBuilds.find((time) => time < builtAt);
  if (!buildBefore) fail('There’s no earlier version to go back to.');
  console.log(`Going back to the version of ${formatTime(buildBefore)}. content/ doesn’t change.`);
  await publisher.goBack(buildBefore);
} else {
  const sources = readContentSources('content');
  const publishedSources = existsSync('build/content')
    ? readContentSources('build/content')
    : sources;
  for (const { file, kind } of listChanges(publishedSources, sources))
    console.log(`content/${file}: ${kind}`);
  await publisher.publish();
}

const { state, report, output, address = '', endedAt = '' } = publisher.getStatus();
if (state === 'live') console.log(`Live since ${formatTime(endedAt)} ${address}`);
else if (!report) console.log('This version is ready. Restart the server to make it public.');
else {
  if (state === 'built') console.error('This version is ready, but it isn’t public.');
  if (output) console.error(output);
  console.error([report.message, new ContentError(report.problems).message].join('\n'));
  process.exitCode = 1;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
