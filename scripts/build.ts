/**
 * Builds the production site next to build/ and moves it there when it is complete. Does nothing if
 * build/ is up to date.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brandProblems } from '#library/check/brand.ts';
import { checkContent } from '#library/check/content.ts';
import { today } from '#library/content/load.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import { publicationDay } from '#library/publication.ts';
import { loadEnvironmentFile, SettingsError } from '#server/environment-file.ts';
import { deadLinks } from './build/dead-links.ts';
import { buildAndSwap, restoreBuild } from './build/swap-build.ts';
import { type Run, run as runShown } from './run.ts';

const folder = 'build';
const stampOf = (build: string) => `${build}/stamp`;
const sources = [
  'app',
  'brand',
  'content',
  'library',
  'public',
  'scripts',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.css-modules.ts',
  'vite.islands.config.ts',
  'vite.server.config.ts',
];

/** Changes when a source file is added, removed or written. */
function stamp(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  for (const path of filesBelow('content').filter(isWaiting)) hash.update(`${path} waits\n`);
  hash.update(`${process.env.VITE_FUNCTIONS_URL} ${process.env.VITE_PUBLIC_ANON_KEY}`);
  return hash.digest('hex');
}

/** An article with a future date appears without a change to its file. */
const isWaiting = (path: string) =>
  path.endsWith('.md') && publicationDay(readFileSync(path, 'utf8')) > today('content');

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path, { recursive: true, withFileTypes: true })
      // Fonts are made by the build itself.
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('app/fonts'))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
  );
}

/** Prints mistakes in content or settings without a stack trace and ends the process. */
export async function reportContentErrors(work: Promise<void>) {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export async function buildIfStale(run: Run = runShown) {
  restoreBuild(folder);
  const wanted = stamp();
  const stampFile = stampOf(folder);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  await build(run, wanted);
}

async function build(run: Run, wanted = stamp()) {
  refuseMistakes();
  console.log('Building the site. This takes about half a minute.');
  await buildAndSwap(folder, async (next) => {
    const quietly = ['--logLevel', 'warn'];
    // The editor compares it with the current content. It isn't served.
    cpSync('content', `${next}/content`, { recursive: true });
    try {
      await run('node', 'scripts/build/subset-fonts.ts');
      await together(
        run('env', `BUILD_FOLDER=${next}`, 'react-router', 'build', ...quietly),
        run(
          ...['vite', 'build', '--config', 'vite.server.config.ts'],
          ...['--outDir', next, ...quietly],
        ),
        run('node', 'scripts/content-check.ts', '--overdue-only'),
      );
      await together(
        run('node', 'scripts/build/share-images.ts', next),
        run('node', 'scripts/build/search-index.ts', next),
        run(
          ...['vite', 'build', '--config', 'vite.islands.config.ts'],
          ...['--outDir', `${next}/client`, ...quietly],
        ),
      );
      await run('node', 'scripts/build/finish-build.ts', next);
      refuse(deadLinks(`${next}/client`));
    } catch (error) {
      // The content may have changed during the build.
      refuseMistakes();
      throw error;
    }
    writeFileSync(stampOf(next), wanted);
  });
}

/** Waits for every command, so none still writes into the build after another has failed. */
async function together(...commands: Promise<void>[]) {
  const results = await Promise.allSettled(commands);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

const refuseMistakes = () => refuse([...brandProblems('brand'), ...checkContent('content')]);

function refuse(problems: readonly Problem[]) {
  if (problems.length > 0) throw new ContentError(problems);
}

/** Some settings are part of the build. */
export async function withSettings(work: () => Promise<void>) {
  loadEnvironmentFile();
  await work();
}

if (import.meta.main) await reportContentErrors(withSettings(() => build(runShown)));
