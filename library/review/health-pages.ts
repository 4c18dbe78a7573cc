import type { Blog } from '#library/blog/reader.ts';
import { isoDate } from '#library/dates.ts';
import { glossaryPath, glossaryReview, glossaryTerms } from '#library/glossary/glossary.ts';
import { ingredients, ingredientsPath } from '#library/ingredients.ts';
import { comingSoon } from '#library/learn/conditions.ts';
import type { Learn } from '#library/learn/reader.ts';
import { getInlineText } from '#library/markdown/text.ts';
import type { Inline } from '#library/markdown/tree.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { sitePages } from '#library/pages.ts';
import { cardPath, conditionPath, sheetPath } from '#library/paths/addresses.ts';
import type { ReviewDates } from '#library/review/due-dates.ts';
import { getReadingGrade } from '#library/review/reading-grade.ts';
import { pages } from '#library/words.ts';

export interface HealthPage extends ReviewDates {
  path: string;
  /** `null` means that the page has no text yet. */
  grade: number | null;
}

export function getHealthPages(learn: Learn, blog: Blog): HealthPage[] {
  return [
    ...listArticles(learn, blog).map(({ path, modified, review, nextReview, text }) => ({
      path,
      modified,
      reviewed: review?.reviewed,
      nextReview,
      grade: getReadingGrade(text),
    })),
    ...learn.unwritten.map(({ slug }) => ({
      path: conditionPath(slug),
      nextReview: comingSoon.nextReview,
      grade: null,
    })),
  ];
}

function listArticles(learn: Learn, blog: Blog) {
  const posts = Object.entries(blog.texts).flatMap(([id, text]) => {
    const article = blog.find(id);
    return article ? [{ ...article, path: `/blog/post/${id}`, text }] : [];
  });
  return [...learn.texts.map((page) => ({ ...page, text: page.body.text })), ...posts];
}

const medicine = pages['your-medicine'];
const sendPage = pages['send-a-prescription'];

export function getReviewedPages(): HealthPage[] {
  const { animals, limits } = sendPage;
  const rows = [...animals.more.rows, ...limits.refused.rows, ...limits.asked.rows];
  const answers = rows.map(({ value }) => value);
  const meanings = glossaryTerms.map(({ meaning }) => meaning);
  const reasons = ingredients.map(({ why }) => why);
  const steps = pages.problem.now.steps.map(({ text }) => text);
  const topics = [...medicine.atHome, medicine.ill, medicine.household, ...medicine.atTheEnd];
  return [
    makeHealthPage('/send-a-prescription', sendPage, answers),
    makeHealthPage(glossaryPath, glossaryReview, meanings),
    makeHealthPage(ingredientsPath, pages['can-you-make-it'], reasons),
    makeHealthPage('/problem', pages.problem, steps),
    makeHealthPage('/your-medicine', medicine, [
      medicine.head.lead,
      ...topics.flatMap(({ lead, rows }) => [lead, ...rows.map(({ value }) => value)]),
    ]),
    ...cards.map((card) =>
      makeHealthPage(cardPath(card.slug), card, [
        card.description,
        ...[card.use, card.keep, card.cover, card.discard].flat(),
      ]),
    ),
    ...sheets.map((sheet) =>
      makeHealthPage(sheetPath(sheet.slug), sheet, [
        sheet.description,
        ...sheet.parts.flatMap(({ items }) => items),
      ]),
    ),
  ];
}

function makeHealthPage(
  path: string,
  { reviewed, nextReview }: { reviewed: string; nextReview: string },
  texts: readonly (string | Inline[])[],
): HealthPage {
  const lines = texts.map((text) => (typeof text === 'string' ? text : getInlineText(text)));
  return { path, reviewed, nextReview, grade: getReadingGrade(lines.join('\n')) };
}

export interface NoticeCheck {
  path: string;
  checked?: string | undefined;
}

export function getNoticeChecks(
  learn: Learn,
  blog: Blog,
  others: readonly NoticeCheck[],
): NoticeCheck[] {
  const articles = listArticles(learn, blog).map(({ path, noticesChecked }) => ({
    path,
    checked: noticesChecked,
  }));
  const getCheckDate = ({ checked }: NoticeCheck) => isoDate(checked ?? '') ?? '';
  return [...articles, ...others].toSorted(
    (a, b) => getCheckDate(a).localeCompare(getCheckDate(b)) || a.path.localeCompare(b.path),
  );
}

export function getPageChecks(contentByName: Readonly<Record<string, object>>): NoticeCheck[] {
  return sitePages.flatMap(({ name, path }) => {
    const data = contentByName[name] ?? {};
    if (!('agencyNotices' in data)) return [];
    return [{ path, checked: 'noticesChecked' in data ? String(data.noticesChecked) : undefined }];
  });
}
