import type { LearnOptions } from '#library/learn/compile.ts';
import type { LearnCondition } from '#library/learn/conditions.ts';
import { options } from '#library/markdown/testing/fixture.ts';

/** A condition for tests, which must not rest on what content/ holds. */
export const condition = (slug: string, category = 'skin'): LearnCondition => ({
  id: slug,
  slug,
  title: slug,
  shortDescription: 'Blocked pores and inflammation.',
  category,
  tabs: ['Causes', 'Types'],
  reading: [],
  drawing: { name: 'skin', description: 'Cross-section of the skin.', labels: {} },
});

/** What the texts of a test may name. */
export const optionsFor = (...conditions: LearnCondition[]): LearnOptions => ({
  ...options,
  conditions,
  isPost: () => true,
});
