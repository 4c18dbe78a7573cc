export interface ConditionCard {
  title: string;
  description: string;
  /** The area it belongs to, in the words of Learn and the blog. */
  area: string;
  to: string;
  /** Which drawing lies under the lens. */
  specimen: 'acne' | 'rosacea' | 'menopause' | 'low-testosterone' | 'hair-loss' | 'thyroid';
}

/** The six cards of /conditions: four lead into Learn, two to the blog. */
export const conditionCards: readonly ConditionCard[] = [
  {
    title: 'Acne',
    description: 'Blocked pores and inflammation, at any age, and the marks they can leave.',
    area: 'Skin Health',
    to: '/learn/condition/acne',
    specimen: 'acne',
  },
  {
    title: 'Rosacea',
    description: 'Stinging, flushing and visible vessels, with triggers you can learn.',
    area: 'Skin Health',
    to: '/learn/condition/rosacea',
    specimen: 'rosacea',
  },
  {
    title: 'Menopause',
    description: 'When estrogen falls, and what to talk over with your prescriber.',
    area: 'Hormone Health',
    to: '/learn/condition/menopause',
    specimen: 'menopause',
  },
  {
    title: 'Low Testosterone',
    description: 'Energy, mood and muscle, measured by a blood test before anything is treated.',
    area: 'Hormone Health',
    to: '/learn/condition/low-testosterone',
    specimen: 'low-testosterone',
  },
  {
    title: 'Hair Loss',
    description: 'Hair that thins at the part or the temples, and why results take months.',
    area: 'Dermatology',
    to: '/blog/post/hair-loss',
    specimen: 'hair-loss',
  },
  {
    title: 'Thyroid Imbalance',
    description: 'A gland that runs slow or fast, and the tests that tell which.',
    area: 'Hormone Therapy',
    to: '/blog/post/thyroid-imbalance',
    specimen: 'thyroid',
  },
];
