/**
 * Lists what the owner must still fill in before the site goes live, and traces of the former brand
 * in the build. Fails while there are any.
 * Usage: npm run launch-check [-- folder]. With a folder, it checks that content and skips the build.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { ContentError } from '#library/problem.ts';
import { blogFrontMatter, learnArticleFrontMatter } from '#library/schema/articles/front-matter.ts';
import { schemaOfFile } from '#library/schema/content-schemas.ts';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { buildIfStale } from './build.ts';
import { leftoversInBuild, readFormer } from './checks/former-brand.ts';
import { missingSettings, originProblems } from './checks/launch-settings.ts';
import {
  openQuestions,
  placeholderMessage,
  placeholdersInMarkdown,
  placeholdersInYaml,
} from './checks/placeholders.ts';

// Only the descriptions of the fields are used, so the lists of valid names can be empty.
const frontMatter = {
  blog: blogFrontMatter({ topics: [], reviewers: [] }),
  learn: learnArticleFrontMatter({ conditions: [], reviewers: [], isPost: () => true }),
};

const [folderArgument] = process.argv.slice(2);
const folder = resolve(folderArgument ?? join(import.meta.dirname, '..', 'content'));

try {
  const { placeholders, questions } = await unfinishedContent();
  const buildProblems = folderArgument === undefined ? await findBuildProblems() : [];
  const unreviewed = folderArgument === undefined ? await unreviewedPages() : [];
  for (const sentence of [...placeholders, ...questions, ...unreviewed, ...buildProblems])
    console.log(sentence);
  report([
    ['Placeholders', placeholders, 'Enter the real values and remove the !placeholder marks.'],
    ['Open questions', questions, 'Answer “yes”, or correct the content.'],
    ['Pages changed since their medical review', unreviewed, 'Ask a clinician to review them.'],
    ['Problems with the build or its settings', buildProblems, 'See docs/make-it-yours.md.'],
  ]);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function unfinishedContent() {
  const placeholders: string[] = [];
  const questions: string[] = [];
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(yaml|md)$/.test(file),
  );
  for (const file of files.sort()) {
    const name = relative(process.cwd(), join(folder, file));
    const source = await readFile(join(folder, file), 'utf8');
    if (file === 'confirmed.yaml') questions.push(...openQuestions(source, name));
    else placeholders.push(...placeholdersIn(file, source, name));
  }
  return { placeholders, questions };
}

function placeholdersIn(file: string, source: string, name: string): string[] {
  const schema = file.startsWith('learn') ? frontMatter.learn : frontMatter.blog;
  const placeholders = file.endsWith('.yaml')
    ? placeholdersInYaml(source, name, schemaOfFile(file))
    : placeholdersInMarkdown(source, name, schema);
  return placeholders.map((placeholder) => placeholderMessage(name, placeholder));
}

async function unreviewedPages(): Promise<string[]> {
  const { changedSinceReview, healthPages } = await import('#library/review/health-pages.ts');
  const { learn } = await import('#library/learn/learn.ts');
  const { blog } = await import('#library/blog/blog.ts');
  return changedSinceReview(healthPages(learn(), blog())).map(
    ({ path, modified, reviewed }) => `${path}: changed ${modified}, reviewed ${reviewed}.`,
  );
}

async function findBuildProblems(): Promise<string[]> {
  await buildIfStale();
  loadEnvironmentFile();
  const former = readFormer(await readFile('brand/former.yaml', 'utf8'), 'brand/former.yaml');
  // Import it after the build, which reports a mistake in content without a stack trace.
  const { site } = await import('#library/facts.ts');
  return [
    ...leftoversInBuild('build', former),
    ...originProblems(site.origin),
    ...missingSettings(process.env),
  ];
}

function report(parts: [name: string, sentences: readonly string[], advice: string][]) {
  const unfinished = parts.filter(([, sentences]) => sentences.length > 0);
  for (const [name, { length }, advice] of unfinished)
    console.error(`\n${name}: ${length}. ${advice}`);
  if (unfinished.length === 0) console.log('Nothing is left to do before launch.');
  else process.exitCode = 1;
}
