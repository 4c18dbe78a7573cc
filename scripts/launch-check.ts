/**
 * Lists everything to finish before the site goes live, and fails if there is anything.
 * Usage: npm run launch-check [-- folder]. With a folder, it checks that content and skips the build.
 */
import { resolveTxt } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { readContentSources } from '#library/check/files.ts';
import {
  findOpenQuestions,
  findOriginProblems,
  findPlaceholders,
  formatPlaceholder,
} from '#library/check/unfinished.ts';
import { ContentError } from '#library/problem.ts';
import { findChangedSinceReview } from '#library/review/due-dates.ts';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { buildIfStale } from './build.ts';
import { findLeftovers, readFormerBrand } from './checks/former-brand.ts';
import { findMailDomainProblems, findMissingSettings } from './checks/launch-settings.ts';

const [folderArgument] = process.argv.slice(2);
const folder = resolve(folderArgument ?? join(import.meta.dirname, '..', 'content'));

try {
  const { placeholders, questions } = findUnfinishedContent();
  const hasPlaceholders = placeholders.length > 0;
  const buildProblems =
    folderArgument === undefined ? await findBuildProblems(hasPlaceholders) : [];
  const stalePages = folderArgument === undefined ? await findUnreviewedPages() : [];
  report([
    ['Placeholders', placeholders, 'Enter the real values and remove the !placeholder tags.'],
    ['Open questions', questions, 'Answer “yes”, or correct the content.'],
    ['Pages changed since their medical review', stalePages, 'Ask a clinician to review them.'],
    ['Problems with the build or its settings', buildProblems, 'See docs/make-it-yours.md.'],
  ]);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function findUnfinishedContent() {
  const placeholders: string[] = [];
  const questions: string[] = [];
  for (const [file, source] of readContentSources(folder)) {
    const name = relative(process.cwd(), join(folder, file));
    if (file === 'confirmed.yaml') {
      for (const { line, question, about } of findOpenQuestions(source, name))
        questions.push(`${name}:${line}: ${question} See ${about}.`);
    } else {
      for (const placeholder of findPlaceholders(file, source, name))
        placeholders.push(formatPlaceholder(name, placeholder));
    }
  }
  return { placeholders, questions };
}

async function findUnreviewedPages(): Promise<string[]> {
  const { getHealthPages } = await import('#library/review/health-pages.ts');
  const { learn } = await import('#library/learn/learn.ts');
  const { blog } = await import('#library/blog/blog.ts');
  return findChangedSinceReview(getHealthPages(learn(), blog())).map(
    ({ path, modified, reviewed }) => `${path}: changed ${modified}, reviewed ${reviewed}.`,
  );
}

async function findBuildProblems(hasPlaceholders: boolean): Promise<string[]> {
  await buildIfStale();
  loadEnvironmentFile();
  const file = 'brand/former.yaml';
  const formerBrand = readFormerBrand(await readFile(file, 'utf8'), file);
  // Import this after the build, which reports content errors without a stack trace.
  const { site } = await import('#library/facts.ts');
  return [
    ...findLeftovers('build', formerBrand, { findExamples: !hasPlaceholders }),
    ...findOriginProblems(site.origin),
    ...findMissingSettings(process.env),
    ...(await findMailDomainProblems(process.env, resolveTxt)),
  ];
}

function report(sections: [name: string, messages: readonly string[], advice: string][]) {
  const unfinishedSections = sections.filter(([, messages]) => messages.length > 0);
  for (const [name, messages, advice] of unfinishedSections)
    console.log(`${name}: ${messages.length}. ${advice}\n\n${messages.join('\n')}\n`);
  if (unfinishedSections.length === 0) console.log('Nothing is left to do before launch.');
  else process.exitCode = 1;
}
