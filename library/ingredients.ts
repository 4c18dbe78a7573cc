import { content } from '#library/content.ts';
import type { Synonym } from '#library/search/index-file.ts';
import { slug } from '#library/slug.ts';

export const ingredientsPath = '/can-you-make-it';

/** Sorted by name. */
export const ingredients = content.data['ingredients.yaml'].ingredients
  .map(({ drug, labels, ...entry }) => {
    const active = drug === 'none' ? undefined : (drug ?? entry.name);
    return {
      ...entry,
      slug: slug(entry.name),
      labelsUrl: active && labels !== 'none' ? dailyMedUrl(active) : undefined,
      composerUrl: active && entry.answer !== 'no' ? composerUrl(active) : undefined,
    };
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
export type Ingredient = (typeof ingredients)[number];

function dailyMedUrl(drug: string): string {
  const params = new URLSearchParams({ query: drug.toLowerCase() });
  return `https://dailymed.nlm.nih.gov/dailymed/search.cfm?${params}`;
}

/** A formula link with the active ingredient only: see library/prescription/entries.ts. */
function composerUrl(drug: string): string {
  return `/specialists/prescribing?${new URLSearchParams({ 'active-1': drug })}#compose`;
}

/** The search prefers the entry of an ingredient for its names. */
export const ingredientSynonyms: readonly Synonym[] = ingredients.map(
  ({ slug: id, name, also, typed }) => ({
    typed: [name, ...also, ...typed],
    to: `${ingredientsPath}#${id}`,
  }),
);
