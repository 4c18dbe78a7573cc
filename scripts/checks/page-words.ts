import { joinUnits } from '#library/join-units.ts';
import { getReadingGrade, maxGrade } from '#library/review/reading-grade.ts';
import { parseHtml } from '../build/page-lines.ts';
import { listElementSentences, listSentences } from './page-text.ts';
import {
  contractionPattern,
  fullFormPattern,
  spanishRules,
  type WordRule,
  wordRules,
} from './word-rules.ts';

export interface BuiltPage {
  path: string;
  html: string;
}

export interface PageRules {
  notice: string;
  /** These testimonials are placeholders, so they need a label. */
  samples: readonly string[];
  sampleLabels: readonly string[];
  /** Titles of references don't have to follow our style. */
  titles: readonly string[];
  fax: string;
}

/** These pages are about medicines, so they must show the notice exactly once. */
const noticePaths =
  /^\/(?:services(?:\/[^/]+)?|blog\/post\/[^/]+|learn\/condition\/[^/]+|learn\/[^/]+\/[^/]+)$/;

export function findProblems({ path, html }: BuiltPage, rules: PageRules): string[] {
  const document = parseHtml(html);
  if (!document.querySelector('main')?.textContent.trim()) return ['The page has no text.'];
  const sentences = listSentences(document, 'en');
  return [
    ...sentences
      .filter((sentence) => !rules.titles.some((title) => sentence.includes(title)))
      .flatMap((sentence) => findBrokenRules(sentence, wordRules)),
    ...listSentences(document, 'es').flatMap((sentence) => findBrokenRules(sentence, spanishRules)),
    ...checkNotice(path, sentences, rules.notice),
    ...checkGrade(document),
    ...checkContractions(path, document),
    ...checkUnits(html),
    ...checkPhones(document, rules.fax),
    ...checkCitations(document),
    ...checkSamples(document, rules),
  ];
}

/** Leaves out the header, the footer and other languages. */
export const getGrade = (html: string) =>
  getReadingGrade(listMainSentences(parseHtml(html)).join('\n'));

const listMainSentences = (document: Document) =>
  [...document.querySelectorAll('main')].flatMap((main) => listElementSentences(main, 'en'));

const findBrokenRules = (sentence: string, rules: readonly WordRule[]) =>
  rules
    .filter((rule) => breaksRule(sentence, rule))
    .map(({ reason }) => `“${sentence}”: ${reason}.`);

const breaksRule = (sentence: string, { pattern, allowedPattern, allowedNames }: WordRule) =>
  pattern.test(allowedNames ? sentence.replace(allowedNames, '') : sentence) &&
  !allowedPattern?.test(sentence);

function checkNotice(path: string, sentences: readonly string[], notice: string): string[] {
  const count = sentences.join(' ').split(notice).length - 1;
  if (count === 1 || (count === 0 && !noticePaths.test(path))) return [];
  return [`“${notice}” is on the page ${count} times. Show it exactly once.`];
}

/** With fewer words, a single long name could push the grade over the limit. */
const minWordCount = 100;

function checkGrade(document: Document): string[] {
  const sentences = listMainSentences(document);
  if (sentences.join(' ').split(' ').length < minWordCount) return [];
  const grade = getReadingGrade(sentences.join('\n')) ?? 0;
  if (grade <= maxGrade) return [];
  const [longestSentence] = sentences.toSorted((left, right) => right.length - left.length);
  return [
    `The reading grade is ${grade.toFixed(1)}, above the limit of ${maxGrade}. Shorten sentences, starting with “${longestSentence}”`,
  ];
}

/** Legal text stays formal, and prescribers read technical English. */
const formalPaths = /^\/(?:privacy|terms|privacy-practices|specialists)(?:\/|$)/;

/** A few full forms, such as “do not”, are fine, for example in directions on a label. */
const maxFullForms = 5;

function checkContractions(path: string, document: Document): string[] {
  if (formalPaths.test(path)) return [];
  const text = listMainSentences(document).join('\n');
  const fullForms = text.match(fullFormPattern) ?? [];
  const contractions = text.match(contractionPattern) ?? [];
  if (fullForms.length <= Math.max(maxFullForms, contractions.length)) return [];
  const examples = [...new Set(fullForms)].slice(0, 3).join(', ');
  return [`The page uses ${examples}. Use contractions such as don’t, isn’t and we’re.`];
}

/** These elements use CSS to prevent wrapping, or don't contain prose. */
const nowrapPattern = /<(x-island|svg|head|script|style|textarea)\b.*?<\/\1>/gs;

function checkUnits(html: string): string[] {
  const passages = html.replace(nowrapPattern, '').match(/(?<=>)[^<]+/g) ?? [];
  return passages
    .filter((text) => joinUnits(text) !== text)
    .map((text) => `“${text}” can wrap between a number and its unit. Use joinUnits.`);
}

const phonePattern = /(?:\(\d{3}\) ?|\b\d{3}[-.])\d{3}[-.]\d{4}\b|\b(?:911|988)\b/g;

/** Phone numbers in headings, drawings, examples and references don't have to be links. */
const skippedPhoneElements =
  'a, button, h1, h2, h3, h4, svg, code, template, input, textarea, [aria-hidden=true], [role=note], [aria-labelledby=references]';

function checkPhones(document: Document, fax: string): string[] {
  const clone = parseHtml(document.documentElement.outerHTML);
  for (const element of clone.querySelectorAll(skippedPhoneElements)) element.replaceWith('…');
  return listElementSentences(clone.body)
    .flatMap((sentence) => sentence.match(phonePattern) ?? [])
    .filter((number) => number !== fax)
    .map((number) => `“${number}” isn’t a link. Link it so readers can tap it to call.`);
}

function checkCitations(document: Document): string[] {
  const referenceCount = document.querySelectorAll('[aria-labelledby=references] li').length;
  const buttons = [...document.querySelectorAll('[popovertarget^=cite_]')];
  return buttons.flatMap((button) => {
    const popoverId = button.getAttribute('popovertarget') ?? '';
    const number = button.textContent.trim();
    const hasReference =
      document.getElementById(popoverId) !== null && Number(number) <= referenceCount;
    return hasReference ? [] : [`Citation “${number}” has no reference.`];
  });
}

function checkSamples(document: Document, { samples, sampleLabels }: PageRules): string[] {
  return [...document.querySelectorAll('figure')].flatMap((figure) => {
    const figureText = figure.textContent.replace(/\s+/g, ' ');
    const sample = samples.find((quote) => figureText.includes(quote));
    if (sample === undefined || sampleLabels.some((label) => figureText.includes(label))) return [];
    return [
      `The sample testimonial “${sample}” has no label. Add the label “${sampleLabels.join('” or “')}”.`,
    ];
  });
}
