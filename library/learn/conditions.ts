import type { z } from 'zod';
import { content } from '#library/content.ts';
import { facts } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { type DrawingWords, learnLibrarySchema } from '#library/schema/pages/learn.ts';

type Library = z.infer<typeof learnLibrarySchema>;
type CategoryData = Library['categories'][number];

export interface LearnCategory extends Omit<CategoryData, 'conditions'> {
  id: string;
  conditions: readonly LearnCondition[];
}

export interface LearnCondition extends Omit<CategoryData['conditions'][number], 'drawing'> {
  id: string;
  category: string;
  drawing: LearnDrawing;
}

export interface LearnDrawing extends DrawingWords {
  name: string;
}

const library = fillIn(learnLibrarySchema.parse(content.data['learn.yaml']), facts);

/** What a condition shows while its text is being written. */
export const { comingSoon } = library;

export const learnDrawings: ReadonlyMap<string, LearnDrawing> = new Map(
  Object.entries(library.drawings).map(([name, words]) => [name, { name, ...words }]),
);

/** What Learn holds. Its texts are Markdown: see learn.ts. */
export const learnCategories: readonly LearnCategory[] = library.categories.map((category) => ({
  ...category,
  id: category.slug,
  conditions: category.conditions.map((condition) => ({
    ...condition,
    id: condition.slug,
    category: category.slug,
    drawing: drawingNamed(condition.drawing),
  })),
}));

function drawingNamed(name: string): LearnDrawing {
  const drawing = learnDrawings.get(name);
  if (!drawing) throw new Error(`content/learn.yaml has no words for the drawing "${name}".`);
  return drawing;
}

export const learnConditions: readonly LearnCondition[] = learnCategories.flatMap(
  ({ conditions }) => conditions,
);

export const findLearnCategory = (slug: string) =>
  learnCategories.find((category) => category.slug === slug);

export const findCondition = (slug: string) =>
  learnConditions.find((condition) => condition.slug === slug);

const featuredCount = 6;

export const featuredConditions = learnConditions.slice(0, featuredCount);
