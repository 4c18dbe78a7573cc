import type { LearnCategorySlug } from '#library/schema/learn.ts';

export type ConditionId = 'acne' | 'rosacea' | 'menopause' | 'low-testosterone';

export interface LearnCondition {
  id: ConditionId;
  slug: string;
  title: string;
  /** On cards, under the title of its page, and in search engines. */
  shortDescription: string;
  category: LearnCategorySlug;
  /** A photograph for its card; the drawing of the condition stands in for it. */
  imageUrl?: string;
}

export interface LearnCategory {
  id: string;
  title: string;
  slug: LearnCategorySlug;
  description: string;
  /** Which of the two glasses it stands on. */
  iconBackground: 'amber' | 'cobalt';
  conditions: readonly LearnCondition[];
}

/** What Learn holds. Its texts are Markdown files beside this one: see learn.ts. */
export const learnCategories: readonly LearnCategory[] = [
  {
    id: 'skin-health',
    title: 'Skin Health',
    slug: 'skin',
    description: 'How skin inflames, marks and heals, and what a prescriber can choose from.',
    iconBackground: 'amber',
    conditions: [
      {
        id: 'acne',
        slug: 'acne',
        title: 'Acne',
        shortDescription:
          'Blocked pores and inflammation, at any age. Common, treatable, and rarely solved by scrubbing.',
        category: 'skin',
      },
      {
        id: 'rosacea',
        slug: 'rosacea',
        title: 'Rosacea',
        shortDescription:
          'Burning, flushing and bumps across the center of the face. It can be calmed, though not cured.',
        category: 'skin',
      },
    ],
  },
  {
    id: 'hormone-health',
    title: 'Hormone Health',
    slug: 'hormones',
    description:
      'Reading symptoms alongside labs, for women and men, through the years when levels move.',
    iconBackground: 'cobalt',
    conditions: [
      {
        id: 'menopause',
        slug: 'menopause',
        title: 'Menopause',
        shortDescription:
          'When estrogen falls: what changes, and what to talk over with your prescriber.',
        category: 'hormones',
      },
      {
        id: 'low-testosterone',
        slug: 'low-testosterone',
        title: 'Low Testosterone',
        shortDescription:
          'Energy, mood and muscle, measured by a blood test before anything is treated.',
        category: 'hormones',
      },
    ],
  },
];

export const learnConditions: readonly LearnCondition[] = learnCategories.flatMap(
  ({ conditions }) => conditions,
);

export const findLearnCategory = (slug: string) =>
  learnCategories.find((category) => category.slug === slug);

export const findCondition = (slug: string) =>
  learnConditions.find((condition) => condition.slug === slug);

const featuredCount = 6;

/** What the Learn index shows. */
export const featuredConditions = learnConditions.slice(0, featuredCount);

export const categoryPath = (slug: string) => `/learn/${slug}`;
export const conditionPath = (slug: string) => `/learn/condition/${slug}`;

/** An article at full length, with an address of its own. */
export interface LearnArticle {
  /** Name of its file in content/learn. */
  id: string;
  path: string;
  condition: ConditionId;
  /** Ids of two blog articles. */
  furtherReading: readonly [string, string];
}

export const acneArticle: LearnArticle = {
  id: 'acne-article',
  path: '/learn/skin/acne',
  condition: 'acne',
  furtherReading: ['hyperpigmentation', 'anti-aging'],
};

export const learnArticles: readonly LearnArticle[] = [acneArticle];

export const articleOf = (condition: ConditionId) =>
  learnArticles.find((article) => article.condition === condition);

/** Tabs after Overview, for conditions whose overview is written. */
const detailTabs: Partial<Record<ConditionId, readonly string[]>> = {
  acne: ['Causes', 'Types', 'Treatments'],
  rosacea: ['Triggers', 'Types', 'Treatments'],
};

export const conditionTabs = (id: ConditionId): readonly string[] => [
  'Overview',
  ...(detailTabs[id] ?? []),
];

export const tabId = (name: string) => name.toLowerCase();

/** A condition that is listed and whose text is still being written. */
export const comingSoon = {
  reviewer: 'Medical Team',
  updated: 'May 10, 2025',
  /** When its text is due. */
  nextReview: 'May 10, 2027',
} as const;

/** Where the blog writes about the conditions of a category. */
export const blogCategoryFor: Record<LearnCategorySlug, string> = {
  skin: 'dermatology',
  hormones: 'hormone-therapy',
};

/** Every page of Learn, in the order of the navigation. */
export const learnPaths: readonly string[] = [
  '/learn',
  ...learnCategories.map(({ slug }) => categoryPath(slug)),
  ...learnConditions.map(({ slug }) => conditionPath(slug)),
  ...learnArticles.map(({ path }) => path),
];
