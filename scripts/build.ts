/** Builds the production site next to build/ and swaps it in when it's complete. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { findBrandProblems } from '#library/check/brand.ts';
import { checkContent } from '#library/check/content.ts';
import { today } from '#library/content/load.ts';
import { prepareContent } from '#library/content/prepare.ts';
import { ContentError, type Problem } from '#library/problem.ts';
import { getPublicationDay } from '#library/publication.ts';
import { loadEnvironmentFile, SettingsError } from '#server/environment-file.ts';
import { findDeadLinks } from './build/dead-links.ts';
import { BuildLockedError, buildAndSwap, getStampPath, restoreBuild } from './build/swap-build.ts';
import { type Run, run as runWithOutput } from './run.ts';

const folder = 'build';
const sourcePaths = [
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
  'vite.drawings.ts',
  'vite.islands.config.ts',
  'vite.server.config.ts',
];

/** The stamp depends on the source files, the Vite settings and which articles are scheduled. */
function computeStamp(): string {
  const hash = createHash('sha256');
  for (const path of sourcePaths.flatMap(listFiles).sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  for (const path of listFiles('content').filter(isScheduled))
    hash.update(`${path} is scheduled\n`);
  hash.update(`${process.env.VITE_FUNCTIONS_URL} ${process.env.VITE_PUBLIC_ANON_KEY}`);
  return hash.digest('hex');
}

const isScheduled = (path: string) =>
  path.endsWith('.md') && getPublicationDay(readFileSync(path, 'utf8')) > today('content');

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path, { recursive: true, withFileTypes: true })
      // The build generates app/fonts, so those files aren't sources.
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('app/fonts'))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
  );
}

export async function reportContentErrors(build: Promise<void>) {
  try {
    await build;
  } catch (error) {
    const isExplained =
      error instanceof ContentError ||
      error instanceof SettingsError ||
      error instanceof BuildLockedError;
    if (!isExplained) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export async function buildIfStale(run: Run = runWithOutput) {
  restoreBuild(folder);
  const stampFile = getStampPath(folder);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeStamp()) return;
  await build(run);
}

export async function build(run: Run, onStep: (step: string) => void = console.log) {
  const currentStamp = computeStamp();
  checkSources();
  onStep('Building the pages (about half a minute)');
  await buildAndSwap(folder, async (nextFolder) => {
    const preparedFile = `${nextFolder}/content.json`;
    const runStep: Run = (...command) =>
      run(
        'env',
        `BUILD_FOLDER=${nextFolder}`,
        `PREPARED_CONTENT=${preparedFile}`,
        // These short commands allocate a lot, so collect garbage less often.
        'NODE_OPTIONS=--max-semi-space-size=64',
        ...command,
      );
    const runVite = (config: string, outFolder: string) =>
      runStep('vite', 'build', '--config', config, '--outDir', outFolder, '--logLevel', 'warn');
    // The editor compares this copy with the current content. It isn't served.
    cpSync('content', `${nextFolder}/content`, { recursive: true });
    try {
      const fonts = run('node', 'scripts/build/subset-fonts.ts');
      writeFileSync(preparedFile, JSON.stringify(prepareContent()));
      await fonts;
      await waitForAll(
        runStep('react-router', 'build', '--logLevel', 'warn'),
        runVite('vite.server.config.ts', nextFolder),
        // React Router empties the client folder.
        runVite('vite.islands.config.ts', `${nextFolder}/islands`),
        runStep('node', 'scripts/content-check.ts', '--overdue-only'),
      );
      cpSync(`${nextFolder}/islands`, `${nextFolder}/client`, { recursive: true });
      rmSync(`${nextFolder}/islands`, { recursive: true });
      onStep('Making share images and the search index');
      await waitForAll(
        runStep('node', 'scripts/build/share-images.ts', nextFolder),
        runStep('node', 'scripts/build/search-index.ts', nextFolder),
      );
      onStep('Compressing files and checking links');
      await run('node', 'scripts/build/finish-build.ts', nextFolder);
      throwProblems(findDeadLinks(`${nextFolder}/client`));
    } catch (error) {
      // If the content changed during the build, report its mistakes instead of this error.
      checkSources();
      throw error;
    }
    rmSync(preparedFile);
    writeFileSync(getStampPath(nextFolder), currentStamp);
  });
}

/** Waits for every command, even if one fails, so no command writes to a failed build. */
async function waitForAll(...commands: Promise<void>[]) {
  const results = await Promise.allSettled(commands);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

const checkSources = () =>
  throwProblems([...findBrandProblems('brand'), ...checkContent('content')]);

function throwProblems(problems: readonly Problem[]) {
  if (problems.length > 0) throw new ContentError(problems);
}

/** Loads the settings first because some of them are compiled into the build. */
export async function runWithSettings(action: () => Promise<void>) {
  loadEnvironmentFile();
  await action();
}

if (import.meta.main) await reportContentErrors(runWithSettings(() => build(runWithOutput)));
