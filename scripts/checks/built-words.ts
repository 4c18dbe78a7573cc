/**
 * Checks the text of the built pages: forbidden claims, required notices, reading grade and house
 * style. With --grades it also lists the reading grade of each page.
 */
import { readFileSync } from 'node:fs';
import { blog } from '#library/blog/blog.ts';
import { site } from '#library/facts.ts';
import { learn } from '#library/learn/learn.ts';
import { inlineText } from '#library/markdown/text.ts';
import { citedWorks, referenceKeys } from '#library/review/references.ts';
import { articleWords, testimonials } from '#library/words.ts';
import { siteManifest } from '#server/site/site-manifest.ts';
import { findProblems, gradeOf } from './page-words.ts';

const articles = [
  ...learn().texts(),
  ...blog()
    .list()
    .flatMap(({ id }) => blog().find(id) ?? []),
];

const samples = [
  ...testimonials.items.filter(({ isSample }) => isSample).map(({ quote }) => quote),
  ...articles
    .flatMap(({ body }) => body.blocks)
    .flatMap((block) =>
      block.type === 'testimonial' && block.isSample ? [inlineText(block.children)] : [],
    ),
];

const { files } = siteManifest.parse(JSON.parse(readFileSync('build/site.json', 'utf8')));
const pages = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'));

/** Pages by problem, because a problem in the footer is on every page. */
const problems = new Map<string, string[]>();
for (const [path, { file }] of pages) {
  const pageProblems = findProblems(
    { path, html: readFileSync(`build/${file}`, 'utf8') },
    {
      notice: site.compoundingNotice,
      fax: site.fax,
      samples,
      sampleLabels: [testimonials.sample, articleWords.testimonial.sample],
      titles: citedWorks([...referenceKeys]).map(({ source }) => source),
    },
  );
  for (const problem of new Set(pageProblems)) {
    problems.set(problem, [...(problems.get(problem) ?? []), path]);
  }
}

if (process.argv.includes('--grades')) {
  for (const [path, { file }] of pages) {
    const grade = gradeOf(readFileSync(`build/${file}`, 'utf8'));
    console.log(`${grade?.toFixed(1) ?? 'no text'}  ${path}`);
  }
}

const where = ([first, ...more]: string[]) =>
  more.length === 0 ? first : `${first} and ${more.length} more`;

if (problems.size > 0) {
  const lines = Array.from(problems, ([problem, paths]) => `${where(paths)}: ${problem}`);
  throw new Error(`The pages say what they should not:\n${lines.join('\n')}`);
}
console.log(`The words of ${pages.length} pages are as they should be.`);
