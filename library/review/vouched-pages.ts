import { glossaryPath, glossaryTerms, glossaryVouching } from '#library/glossary/glossary.ts';
import { inlineText } from '#library/markdown/text.ts';
import { cards, sheets } from '#library/medicine/medicine.ts';
import { cardPath, sheetPath } from '#library/medicine/paths.ts';
import { readingGrade } from '#library/review/reading-grade.ts';
import type { HealthPage } from '#library/review/review-cycle.ts';
import { pages } from '#library/words.ts';

const page = pages['your-medicine'];
const send = pages['send-a-prescription'];

/** When each page about health that is no article must be read again, and how hard it is to read. */
export function vouchedPages(): HealthPage[] {
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
      glossaryVouching,
      glossaryTerms.map(({ meaning }) => inlineText(meaning)),
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
