export const cardPath = (slug: string) => `/your-medicine/${slug}`;
export const sheetPath = (slug: string) => `/your-medicine/sheet/${slug}`;

/** Every page below /your-medicine, and itself, in the order of the navigation. */
export const medicinePathsOf = (cards: readonly string[], sheets: readonly string[]): string[] => [
  '/your-medicine',
  ...cards.map(cardPath),
  ...sheets.map(sheetPath),
];
