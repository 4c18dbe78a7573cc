/**
 * Lists what the owner still has to fill in before the site may go live, and what is left in the
 * built site of another brand, and fails while there is any.
 * Usage: npm run launch-check [-- content], which looks at another folder and at no build.
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
  inWords,
  openQuestions,
  placeholdersInMarkdown,
  placeholdersInYaml,
} from './checks/placeholders.ts';

// Only the descriptions of the fields are needed, not which names they may hold.
const frontMatter = {
  blog: blogFrontMatter({ topics: [], reviewers: [] }),
  learn: learnArticleFrontMatter({ conditions: [], reviewers: [], isPost: () => true }),
};

const [given] = process.argv.slice(2);
const folder = resolve(given ?? join(import.meta.dirname, '..', 'content'));

try {
  const { placeholders, questions } = await unfinishedContent();
  const faults = given === undefined ? await buildFaults() : [];
  const unreviewed = given === undefined ? await unreviewedPages() : [];
  for (const sentence of [...placeholders, ...questions, ...unreviewed, ...faults])
    console.log(sentence);
  report([
    ['Placeholders', placeholders, 'Put the real values in and take the marks away.'],
    ['Open questions', questions, 'Answer with “yes” what is true, and change what is not.'],
    ['Pages changed after their medical review', unreviewed, 'Have a clinician read them.'],
    ['Faults of the build or its settings', faults, 'See docs/make-it-yours.md.'],
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
  return placeholders.map((placeholder) => inWords(name, placeholder));
}

async function unreviewedPages(): Promise<string[]> {
  const { changedSinceReview, healthPages } = await import('#library/review/health-pages.ts');
  const { learn } = await import('#library/learn/learn.ts');
  const { blog } = await import('#library/blog/blog.ts');
  return changedSinceReview(healthPages(learn(), blog())).map(
    ({ path, modified, reviewed }) => `${path}: changed ${modified}, reviewed ${reviewed}.`,
  );
}

async function buildFaults(): Promise<string[]> {
  await buildIfStale();
  loadEnvironmentFile();
  const former = readFormer(await readFile('brand/former.yaml', 'utf8'), 'brand/former.yaml');
  // Imported only now: a build refuses a mistake in content with a sentence, an import with a stack.
  const { site } = await import('#library/facts.ts');
  return [
    ...leftoversInBuild('build', former),
    ...originProblems(site.origin),
    ...missingSettings(process.env),
  ];
}

function report(parts: [name: string, sentences: readonly string[], advice: string][]) {
  const left = parts.filter(([, sentences]) => sentences.length > 0);
  for (const [name, { length }, advice] of left) console.error(`\n${name}: ${length}. ${advice}`);
  if (left.length === 0) console.log('No placeholders and no questions are left.');
  else process.exitCode = 1;
}
