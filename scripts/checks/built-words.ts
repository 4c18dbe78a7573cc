/**
 * Checks the built pages for forbidden claims, missing notices, a high reading grade and style
 * mistakes. With --grades, it also prints each page's reading grade.
 */
import { readFileSync } from 'node:fs';
import { blog } from '#library/blog/blog.ts';
import { site } from '#library/facts.ts';
import { learn } from '#library/learn/learn.ts';
import { getInlineText } from '#library/markdown/text.ts';
import { getCitedWorks, referenceKeys } from '#library/review/references.ts';
import { articleText, testimonials } from '#library/words.ts';
import { siteManifest } from '#server/site/site-manifest.ts';
import { findProblems, getGrade } from './page-words.ts';

const articles = [...learn().texts, ...blog().posts.flatMap(({ id }) => blog().find(id) ?? [])];

const samples = [
  ...testimonials.items.filter(({ isSample }) => isSample).map(({ quote }) => quote),
  ...articles
    .flatMap(({ body }) => body.blocks)
    .flatMap((block) =>
      block.type === 'testimonial' && block.isSample ? [getInlineText(block.children)] : [],
    ),
];

const { files } = siteManifest.parse(JSON.parse(readFileSync('build/site.json', 'utf8')));
const pages = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'));

const findings = new Map<string, string[]>();
for (const [path, { file }] of pages) {
  const pageProblems = findProblems(
    { path, html: readFileSync(`build/${file}`, 'utf8') },
    {
      notice: site.compoundingNotice,
      fax: site.fax,
      samples,
      sampleLabels: [testimonials.sample, articleText.testimonial.sample],
      titles: getCitedWorks([...referenceKeys]).map(({ source }) => source),
    },
  );
  for (const problem of new Set(pageProblems)) {
    findings.set(problem, [...(findings.get(problem) ?? []), path]);
  }
}

if (process.argv.includes('--grades')) {
  for (const [path, { file }] of pages) {
    const grade = getGrade(readFileSync(`build/${file}`, 'utf8'));
    console.log(`${grade?.toFixed(1) ?? 'no text'}  ${path}`);
  }
}

const formatPaths = ([firstPath, ...otherPaths]: string[]) =>
  otherPaths.length === 0 ? firstPath : `${firstPath} and ${otherPaths.length} more`;

if (findings.size > 0) {
  const lines = Array.from(findings, ([problem, paths]) => `${formatPaths(paths)}: ${problem}`);
  throw new Error(`Fix these problems in the built pages:\n${lines.join('\n')}`);
}
console.log(`Checked the text of ${pages.length} pages.`);
