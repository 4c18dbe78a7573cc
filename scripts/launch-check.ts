/**
 * Lists what the owner still has to fill in before the site may go live, and what is left in the
 * built site of another brand, and fails while there is any.
 * Usage: npm run launch-check [-- content [build former.yaml]]
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { ContentError } from '#library/problem.ts';
import { blogFrontMatter, learnArticleFrontMatter } from '#library/schema/articles/front-matter.ts';
import { schemaOfFile } from '#library/schema/content-schemas.ts';
import { loadEnvironmentFile } from '#server/environment-file.ts';
import { leftoversInBuild, readFormer } from './checks/former-brand.ts';
import {
  inWords,
  openQuestions,
  placeholdersInMarkdown,
  placeholdersInYaml,
} from './checks/placeholders.ts';

// Only what the fields mean is asked of it, not which names they may hold.
const frontMatter = {
  blog: blogFrontMatter({ topics: [], reviewers: [] }),
  learn: learnArticleFrontMatter({ conditions: [], reviewers: [], isPost: () => true }),
};

const [given, build, former] = process.argv.slice(2);
const folder = resolve(given ?? join(import.meta.dirname, '..', 'content'));
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => /\.(yaml|md)$/.test(file))
  .sort();

let left = 0;
let open = 0;
let wrong = 0;
try {
  for (const file of files) {
    const name = relative(process.cwd(), join(folder, file));
    const source = await readFile(join(folder, file), 'utf8');
    if (file === 'confirmed.yaml') {
      const questions = openQuestions(source, name);
      open += questions.length;
      for (const question of questions) console.log(question);
      continue;
    }
    const found = placeholdersIn(file, source, name);
    left += found.length;
    for (const placeholder of found) console.log(inWords(name, placeholder));
  }
  if (given === undefined) {
    const { buildIfStale } = await import('./build.ts');
    await buildIfStale();
    await lookThrough('build', 'brand/former.yaml');
    loadEnvironmentFile();
    // Read only now: a build refuses a mistake in it with a sentence, an import with a stack.
    const { site } = await import('#library/facts.ts');
    const { missingSettings, originProblems } = await import('./checks/launch-settings.ts');
    say([...originProblems(site.origin), ...missingSettings(process.env)]);
  } else if (build !== undefined && former !== undefined) {
    await lookThrough(build, former);
  }
  report();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function placeholdersIn(file: string, source: string, name: string) {
  if (file.endsWith('.yaml')) return placeholdersInYaml(source, name, schemaOfFile(file));
  const schema = file.startsWith('learn') ? frontMatter.learn : frontMatter.blog;
  return placeholdersInMarkdown(source, name, schema);
}

async function lookThrough(built: string, file: string) {
  say(leftoversInBuild(built, readFormer(await readFile(file, 'utf8'), file)));
}

function say(sentences: readonly string[]) {
  wrong += sentences.length;
  for (const sentence of sentences) console.log(sentence);
}

function report() {
  if (left + open + wrong === 0) {
    console.log(`No placeholders and no questions are left in ${files.length} files.`);
    return;
  }
  if (left > 0) {
    console.error(
      `\n${left} ${left === 1 ? 'placeholder is' : 'placeholders are'} left. Put the real values in, take the placeholder mark away, and run this again.`,
    );
  }
  if (open > 0) {
    console.error(
      `\n${open} ${open === 1 ? 'question is' : 'questions are'} open. Write “yes” as its answer once it is true, and change the words where it is not.`,
    );
  }
  if (wrong > 0) {
    console.error(
      `\n${wrong} ${wrong === 1 ? 'thing' : 'things'} in the built site or in its settings must not be so on the day it goes live. docs/make-it-yours.md says where each stands.`,
    );
  }
  process.exitCode = 1;
}
