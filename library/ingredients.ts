import { content } from '#library/content.ts';
import type { Synonym } from '#library/search/index-file.ts';
import { slug } from '#library/slug.ts';

export const ingredientsPath = '/can-you-make-it';

const animalCards = new Set(
  content.data['medicine.yaml'].cards
    .filter(({ patient }) => patient === 'animal')
    .map((card) => `/your-medicine/${card.slug}`),
);

/** The page needs them sorted by name. */
export const ingredients = content.data['ingredients.yaml'].ingredients
  .map(({ drug, labels, ...entry }) => {
    const active = drug === 'none' ? undefined : (drug ?? entry.name);
    const { cards } = entry;
    const isForAnimals = cards.length > 0 && cards.every((card) => animalCards.has(card));
    return {
      ...entry,
      active,
      isForAnimals,
      slug: slug(entry.name),
      labelsUrl: active && labels !== 'none' ? getDailyMedUrl(active) : undefined,
      composerUrl:
        active && entry.answer !== 'no' ? getComposerUrl(active, isForAnimals) : undefined,
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
export type Ingredient = (typeof ingredients)[number];

function getDailyMedUrl(drug: string): string {
  const params = new URLSearchParams({ query: drug.toLowerCase() });
  return `https://dailymed.nlm.nih.gov/dailymed/search.cfm?${params}`;
}

/** The prescription form reads these parameters with library/prescription/entries.ts. */
function getComposerUrl(drug: string, isForAnimals: boolean): string {
  const params = { ...(isForAnimals && { patient: 'animal' }), 'active-1': drug };
  return `/specialists/prescribing?${new URLSearchParams(params)}#compose`;
}

/** The prescription form treats these names of an active as the same. */
export const sameActives = ingredients
  .filter(({ composerUrl }) => composerUrl)
  .map(({ name, also, typed, active = name }) => [name, ...also, ...typed, active].map(slug));

const askFirst = ingredients.filter(({ answer }) => answer === 'ask');
/** In an animal, an active may need a call that it doesn't need for people. */
export const callFirst = {
  anyone: askFirst.flatMap(({ name, also, typed }) => [name, ...also, ...typed]),
  animal: askFirst.flatMap(({ isForAnimals, active }) => (isForAnimals && active) || []),
};

/** Makes search list an ingredient first when its name is typed. */
export const ingredientSynonyms: readonly Synonym[] = ingredients.map(
  ({ slug: id, name, also, typed }) => ({
    typed: [name, ...also, ...typed],
    to: `${ingredientsPath}#${id}`,
  }),
);
