export interface BlogCategory {
  slug: string;
  name: string;
  description: string;
}

/** Lowercased with spaces turned to hyphens: how a category's name becomes its address. */
export const categorySlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** The categories that articles carry, in the order of the chips on /blog. */
export const blogCategoryNames = [
  'Dermatology',
  'Sexual Health',
  'Hormone Therapy',
  'Veterinary',
  'Travel Medicine',
] as const;

export type BlogCategoryName = (typeof blogCategoryNames)[number];

const carried: Record<BlogCategoryName, string> = {
  Dermatology: 'Skin and hair: what prescribers ask for, at which strength, and how long it takes.',
  'Sexual Health':
    'Plain answers about sexual health and the treatments a prescriber can choose from.',
  'Hormone Therapy': 'Hormones, the tests that measure them, and how doses are set for one person.',
  Veterinary: 'Forms, flavors and small doses that animals accept, worked out with veterinarians.',
  'Travel Medicine': 'What to prepare, pack and ask a clinician before a journey.',
};

/** Known, with a page of their own, and waiting for their first article. */
const waiting: Record<string, string> = {
  'Skin Health': 'Caring for skin day to day, with and without a prescription.',
  'Hormone Health': 'How hormones change through life and what that means for you.',
  Compounding: 'How a medicine is made for one patient, and what the standards ask of us.',
  Medication: 'Using, storing and traveling with your medicines, day to day.',
};

export const blogCategories: readonly BlogCategory[] = Object.entries({
  ...carried,
  ...waiting,
}).map(([name, description]) => ({ slug: categorySlug(name), name, description }));

export function findCategory(slug: string): BlogCategory | undefined {
  return blogCategories.find((category) => category.slug === slug);
}
