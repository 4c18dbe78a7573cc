/** Builds the production site into build/, unless what is there was built from the same files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { checkContent } from '#library/check/content.ts';
import { ContentError } from '#library/markdown/problem.ts';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { SettingsError } from '#server/settings.ts';
import { type Run, run as runShown } from './run.ts';

const stampFile = 'build/stamp';
const sources = [
  'app',
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

/** Changes whenever a file that goes into the build was added, removed or written. */
function stamp(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  hash.update(`${process.env.VITE_FUNCTIONS_URL} ${process.env.VITE_PUBLIC_ANON_KEY}`);
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path, { recursive: true, withFileTypes: true })
      // Fonts are made by the build itself.
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('app/fonts'))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
  );
}

/** Ends the process with the mistakes alone: whoever wrote them needs no stack. */
export async function sayMistakes(work: Promise<void>) {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

export async function buildIfStale(run: Run = runShown) {
  const wanted = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  await build(run, wanted);
}

async function build(run: Run, wanted = stamp()) {
  const problems = checkContent('content');
  if (problems.length > 0) throw new ContentError(problems);
  await run('node', 'scripts/build/subset-fonts.ts');
  await run('react-router', 'build');
  await run('vite', 'build', '--config', 'vite.islands.config.ts');
  await run('vite', 'build', '--config', 'vite.server.config.ts');
  await run('node', 'scripts/build/share-images.ts');
  await run('node', 'scripts/build/finish-build.ts');
  writeFileSync(stampFile, wanted);
  await run('node', 'scripts/content-check.ts', '--overdue-only');
}

/** Some settings go into the build. */
export async function withSettings(work: () => Promise<void>) {
  loadEnvironmentFile();
  await work();
}

if (import.meta.main) await sayMistakes(withSettings(() => build(runShown)));
