/**
 * Lists what the owner still has to fill in before the site may go live, and fails while any is left.
 * Usage: npm run launch-check [-- folder]
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { ContentError } from '#library/markdown/problem.ts';
import { blogFrontMatter } from '#library/schema/articles/blog.ts';
import { learnArticleFrontMatter } from '#library/schema/articles/learn.ts';
import { schemaOfFile } from '#library/schema/of-file.ts';
import { openQuestions } from './checks/open-questions.ts';
import { inWords, placeholdersInMarkdown, placeholdersInYaml } from './checks/placeholders.ts';

// Only what the fields mean is asked of it, not which names they may hold.
const frontMatter = {
  blog: blogFrontMatter({ topics: [], reviewers: [] }),
  learn: learnArticleFrontMatter({ conditions: [], reviewers: [], isPost: () => true }),
};

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'content'));
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => /\.(yaml|md)$/.test(file))
  .sort();

let left = 0;
let open = 0;
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

function report() {
  if (left + open === 0) {
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
  process.exitCode = 1;
}
