import type { LearnOptions } from '#library/learn/compile.ts';
import type { LearnCondition } from '#library/learn/conditions.ts';
import { options } from '#library/markdown/testing/fixture.ts';

/** Tests use this condition because they must not depend on content/. */
export const makeCondition = (slug: string, category = 'skin'): LearnCondition => ({
  slug,
  title: slug,
  shortDescription: 'Blocked pores and inflammation.',
  category,
  tabs: ['Causes', 'Types'],
  reading: [],
  drawing: { name: 'skin', description: 'Cross-section of the skin.', labels: {} },
});

export const makeOptions = (...conditions: LearnCondition[]): LearnOptions => ({
  ...options,
  conditions,
  isPost: () => true,
});
