import { content } from '#library/content.ts';

export type LearnCategory = (typeof learnCategories)[number];
export type LearnCondition = LearnCategory['conditions'][number];
export type LearnDrawing = ReturnType<typeof drawingNamed>;

const library = content.data['learn.yaml'];

export const { comingSoon } = library;

export const learnDrawings = new Map(
  Object.entries(library.drawings).map(([name, words]) => [name, { name, ...words }]),
);

export const learnCategories = library.categories.map((category) => ({
  ...category,
  id: category.slug,
  conditions: category.conditions.map((condition) => ({
    ...condition,
    id: condition.slug,
    category: category.slug,
    drawing: drawingNamed(condition.drawing),
  })),
}));

function drawingNamed(name: string) {
  const drawing = learnDrawings.get(name);
  if (!drawing) throw new Error(`content/learn.yaml has no words for the drawing "${name}".`);
  return drawing;
}

export const learnConditions = learnCategories.flatMap(({ conditions }) => conditions);

export const findLearnCategory = (slug: string) =>
  learnCategories.find((category) => category.slug === slug);

export const findCondition = (slug: string) =>
  learnConditions.find((condition) => condition.slug === slug);

const featuredCount = 6;

export const featuredConditions = learnConditions.slice(0, featuredCount);
