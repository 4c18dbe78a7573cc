import { content } from '#library/content.ts';
import { createTermExplainer } from '#library/glossary/glossary.ts';
import { getMedicalReview } from '#library/review/people.ts';

export const { cards, sheets } = content.data['medicine.yaml'];

export type MedicineCard = (typeof cards)[number];
export type MedicineSheet = (typeof sheets)[number];

export function getCardPage(slug: string) {
  const card = cards.find((candidate) => candidate.slug === slug);
  if (!card) return undefined;
  const others = cards
    .filter((other) => other !== card && other.patient === card.patient)
    .map((other) => ({ slug: other.slug, title: other.title }));
  const explainer = createTermExplainer();
  const { use, keep, cover, discard } = card;
  return {
    card: {
      ...card,
      use: use.map(explainer.inlines),
      keep: keep.map(explainer.inlines),
      cover: cover.map(explainer.inlines),
      discard: discard.map(explainer.inlines),
    },
    terms: explainer.mentionedTerms(),
    others,
    medicalReview: getMedicalReview(card),
  };
}

export function getSheetPage(slug: string) {
  const sheet = sheets.find((candidate) => candidate.slug === slug);
  return sheet && { sheet, medicalReview: getMedicalReview(sheet) };
}
