/** Lowercased with spaces turned to hyphens: how a category's name becomes its address. */
export const categorySlug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
