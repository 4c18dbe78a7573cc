import type { Blog } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import { glossaryPath, glossaryReview, glossaryTerms } from '#library/glossary/glossary.ts';
import { ingredients, ingredientsPath } from '#library/ingredients.ts';
import { comingSoon } from '#library/learn/conditions.ts';
import type { Learn } from '#library/learn/reader.ts';
import { inlineText } from '#library/markdown/text.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { sitePages } from '#library/pages.ts';
import { cardPath, conditionPath, sheetPath } from '#library/paths/addresses.ts';
import { readingGrade } from '#library/review/reading-grade.ts';
import { pages } from '#library/words.ts';

export interface HealthPage {
  path: string;
  modified?: string;
  /** Undefined until a clinician signs the page. */
  reviewed?: string | undefined;
  nextReview: string;
  /** The reading grade, or null if there is no text. */
  grade: number | null;
}

/** Learn texts, blog articles, then conditions without a text. */
export function healthPages(learn: Learn, blog: Blog): HealthPage[] {
  return [
    ...healthTexts(learn, blog).map(({ path, modified, review, nextReview, text }) => ({
      path,
      modified,
      reviewed: review?.reviewed,
      nextReview,
      grade: readingGrade(text),
    })),
    ...learn.unwritten().map(({ slug }) => ({
      path: conditionPath(slug),
      nextReview: comingSoon.nextReview,
      grade: null,
    })),
  ];
}

function healthTexts(learn: Learn, blog: Blog) {
  const posts = Object.entries(blog.texts()).flatMap(([id, text]) => {
    const article = blog.find(id);
    return article ? [{ ...article, path: `/blog/post/${id}`, text }] : [];
  });
  return [...learn.texts().map((one) => ({ ...one, text: one.body.text })), ...posts];
}

/** The longest overdue first. `today` is like 2026-11-15. */
export function overdue(pages: readonly HealthPage[], today: string): HealthPage[] {
  const due = ({ nextReview }: HealthPage) => isoDate(nextReview) ?? '';
  return pages.filter((page) => due(page) < today).toSorted((a, b) => (due(a) < due(b) ? -1 : 1));
}

export const changedSinceReview = (pages: readonly HealthPage[]) =>
  pages.filter(
    ({ modified = '', reviewed = '' }) => (isoDate(modified) ?? '') > (isoDate(reviewed) ?? '9'),
  );

const page = pages['your-medicine'];
const send = pages['send-a-prescription'];

/** The health pages that aren't articles. */
export function reviewedPages(): HealthPage[] {
  const answers = [...send.animals.rows, ...send.limits.refused.rows, ...send.limits.asked.rows];
  const topics = [...page.atHome, page.ill, page.household, ...page.atTheEnd];
  return [
    healthPage(
      '/send-a-prescription',
      send,
      answers.map(({ value }) => inlineText(value)),
    ),
    healthPage(
      glossaryPath,
      glossaryReview,
      glossaryTerms.map(({ meaning }) => inlineText(meaning)),
    ),
    healthPage(
      ingredientsPath,
      pages['can-you-make-it'],
      ingredients.map(({ why }) => inlineText(why)),
    ),
    healthPage(
      '/problem',
      pages.problem,
      pages.problem.now.steps.map(({ text }) => inlineText(text)),
    ),
    healthPage('/your-medicine', page, [
      page.head.lead,
      ...topics.flatMap(({ lead, rows }) => [lead, ...rows.map(({ value }) => inlineText(value))]),
    ]),
    ...cards.map((card) =>
      healthPage(cardPath(card.slug), card, [
        card.description,
        ...[card.use, card.keep, card.cover, card.discard].flat().map(inlineText),
      ]),
    ),
    ...sheets.map((sheet) =>
      healthPage(sheetPath(sheet.slug), sheet, [
        sheet.description,
        ...sheet.parts.flatMap(({ items }) => items),
      ]),
    ),
  ];
}

const healthPage = (
  path: string,
  { reviewed, nextReview }: { reviewed: string; nextReview: string },
  texts: readonly string[],
): HealthPage => ({ path, reviewed, nextReview, grade: readingGrade(texts.join('\n')) });

export interface NoticeCheck {
  path: string;
  /** The date of the last check for agency notices, if there was one. */
  checked?: string | undefined;
}

/** Articles and `others`, with the oldest check first. */
export function noticeChecks(
  learn: Learn,
  blog: Blog,
  others: readonly NoticeCheck[],
): NoticeCheck[] {
  const texts = healthTexts(learn, blog).map(({ path, noticesChecked }) => ({
    path,
    checked: noticesChecked,
  }));
  const age = ({ checked }: NoticeCheck) => isoDate(checked ?? '') ?? '';
  return [...texts, ...others].toSorted(
    (one, other) => age(one).localeCompare(age(other)) || one.path.localeCompare(other.path),
  );
}

/** The pages that list agency notices. `words` has the content of each page, by name. */
export function pageChecks(words: Readonly<Record<string, object>>): NoticeCheck[] {
  return sitePages.flatMap(({ name, path }) => {
    const own = words[name] ?? {};
    if (!('agencyNotices' in own)) return [];
    return [{ path, checked: 'noticesChecked' in own ? String(own.noticesChecked) : undefined }];
  });
}

/** `today` is like 2026-11-16. */
export function daysSince(date: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(isoDate(date) ?? today)) / 86_400_000);
}
