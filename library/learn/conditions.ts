import { content } from '#library/content.ts';

export type LearnCategory = (typeof learnCategories)[number];
export type LearnCondition = LearnCategory['conditions'][number];
export type LearnDrawing = ReturnType<typeof getDrawing>;

const learnContent = content.data['learn.yaml'];

export const { comingSoon } = learnContent;

export const learnDrawings = new Map(
  Object.entries(learnContent.drawings).map(([name, text]) => [name, { name, ...text }]),
);

export const learnCategories = learnContent.categories.map((category) => ({
  ...category,
  conditions: category.conditions.map((condition) => ({
    ...condition,
    category: category.slug,
    drawing: getDrawing(condition.drawing),
  })),
}));

function getDrawing(name: string) {
  const drawing = learnDrawings.get(name);
  if (!drawing) throw new Error(`Add the drawing "${name}" under drawings in content/learn.yaml.`);
  return drawing;
}

export const learnConditions = learnCategories.flatMap(({ conditions }) => conditions);

export const findLearnCategory = (slug: string) =>
  learnCategories.find((category) => category.slug === slug);

export const findCondition = (slug: string) =>
  learnConditions.find((condition) => condition.slug === slug);

const featuredCount = 6;

export const featuredConditions = learnConditions.slice(0, featuredCount);
