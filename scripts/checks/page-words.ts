import type { Document } from 'happy-dom';
import { joinUnits } from '#library/join-units.ts';
import { maxGrade, readingGrade } from '#library/review/reading-grade.ts';
import { parseHtml } from '../build/page-lines.ts';
import { sentencesInPart, sentencesOf } from './page-text.ts';
import { contraction, fullForm, type WordRule, wordRules } from './word-rules.ts';

export interface BuiltPage {
  path: string;
  html: string;
}

export interface PageRules {
  /** The notice about compounded medicines. */
  notice: string;
  /** Testimonials that are still placeholders, and their labels. */
  samples: readonly string[];
  sampleLabels: readonly string[];
  /** Titles of references, which need not follow our style. */
  titles: readonly string[];
  /** The only phone number that need not be a link. */
  fax: string;
}

/** Pages about medicines, which must show the notice exactly once. */
const needsNotice =
  /^\/(?:services(?:\/[^/]+)?|blog\/post\/[^/]+|learn\/condition\/[^/]+|learn\/[^/]+\/[^/]+)$/;

/** Returns one sentence per problem: the text, then the reason. */
export function findProblems({ path, html }: BuiltPage, rules: PageRules): string[] {
  const document = parseHtml(html);
  if (!document.querySelector('main')?.textContent.trim()) return ['nothing in it can be read.'];
  const sentences = sentencesOf(document);
  return [
    ...sentences
      .filter((sentence) => !rules.titles.some((title) => sentence.includes(title)))
      .flatMap(brokenRules),
    ...noticeProblems(path, sentences, rules.notice),
    ...gradeProblems(document),
    ...missingContractions(path, document),
    ...unjoinedUnits(html),
    ...unlinkedPhones(document, rules.fax),
    ...brokenCitations(document),
    ...unmarkedSamples(document, rules),
  ];
}

/** The reading grade of a page without header and footer. */
export const gradeOf = (html: string) => readingGrade(ownSentences(parseHtml(html)).join('\n'));

const ownSentences = (document: Document) =>
  [...document.querySelectorAll('main')].flatMap(sentencesInPart);

const brokenRules = (sentence: string) =>
  wordRules
    .filter((rule) => breaks(sentence, rule))
    .map(({ because }) => `“${sentence}” ${because}.`);

const breaks = (sentence: string, { pattern, unless, except }: WordRule) =>
  pattern.test(except ? sentence.replace(except, '') : sentence) && !unless?.test(sentence);

function noticeProblems(path: string, sentences: readonly string[], notice: string): string[] {
  const times = sentences.join(' ').split(notice).length - 1;
  if (times === 1 || (times === 0 && !needsNotice.test(path))) return [];
  return [`“${notice}” stands there ${times} times, and belongs there once.`];
}

/** With fewer words, a single long name would decide the grade. */
const minWords = 100;

function gradeProblems(document: Document): string[] {
  const sentences = ownSentences(document);
  if (sentences.join(' ').split(' ').length < minWords) return [];
  const grade = readingGrade(sentences.join('\n')) ?? 0;
  if (grade <= maxGrade) return [];
  const [longest] = sentences.toSorted((one, other) => other.length - one.length);
  return [
    `it asks for ${grade.toFixed(1)} years of school, and may ask for ${maxGrade}. “${longest}” is its longest sentence.`,
  ];
}

/** Legal text stays formal, and prescribers read technical English. */
const formalPages = /^\/(?:privacy|terms|privacy-practices|specialists)(?:\/|$)/;

/** A few full forms are fine, such as those on a label. */
const maxFullForms = 5;

function missingContractions(path: string, document: Document): string[] {
  if (formalPages.test(path)) return [];
  const text = ownSentences(document).join('\n');
  const full = text.match(fullForm) ?? [];
  const contracted = text.match(contraction) ?? [];
  if (full.length <= Math.max(maxFullForms, contracted.length)) return [];
  const examples = [...new Set(full)].slice(0, 3).join(', ');
  return [`it says ${examples} where people say don’t, isn’t or we’re. Use contractions.`];
}

/** Islands and drawings prevent wrapping with CSS. */
const nowrapElements = /<(x-island|svg|head|script|style|textarea)\b.*?<\/\1>/gs;

/** Finds text that didn't go through `joinUnits`. */
function unjoinedUnits(html: string): string[] {
  const texts = html.replace(nowrapElements, '').match(/(?<=>)[^<]+/g) ?? [];
  return texts
    .filter((text) => joinUnits(text) !== text)
    .map((text) => `“${text}” may part a number from its unit at the end of a line.`);
}

const phoneNumber = /(?:\(\d{3}\) ?|\b\d{3}[-.])\d{3}[-.]\d{4}\b|\b(?:911|988)\b/g;

/** Phone numbers here need not be links: headings, drawings, examples and references. */
const noPhoneLinks =
  'a, button, h1, h2, h3, h4, svg, code, template, input, textarea, [aria-hidden=true], [role=note], [aria-labelledby=references]';

/** Finds phone numbers that a reader can't tap to call. */
function unlinkedPhones(document: Document, fax: string): string[] {
  const copy = parseHtml(document.documentElement.outerHTML);
  for (const element of copy.querySelectorAll(noPhoneLinks)) element.replaceWith('…');
  return sentencesInPart(copy.body)
    .flatMap((sentence) => sentence.match(phoneNumber) ?? [])
    .filter((number) => number !== fax)
    .map((number) => `“${number}” is not a link, so it can’t be called.`);
}

function brokenCitations(document: Document): string[] {
  const works = document.querySelectorAll('[aria-labelledby=references] li').length;
  const buttons = [...document.querySelectorAll('[popovertarget^=cite_]')];
  return buttons.flatMap((button) => {
    const popover = button.getAttribute('popovertarget') ?? '';
    const number = button.textContent.trim();
    const isThere = document.getElementById(popover) !== null && Number(number) <= works;
    return isThere ? [] : [`the citation “${number}” leads to no reference.`];
  });
}

function unmarkedSamples(document: Document, { samples, sampleLabels }: PageRules): string[] {
  return [...document.querySelectorAll('figure')].flatMap((figure) => {
    const words = figure.textContent.replace(/\s+/g, ' ');
    const sample = samples.find((quote) => words.includes(quote));
    if (sample === undefined || sampleLabels.some((label) => words.includes(label))) return [];
    return [`“${sample}” is a sample, and does not say so.`];
  });
}
