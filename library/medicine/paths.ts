export const cardPath = (slug: string) => `/your-medicine/${slug}`;
export const sheetPath = (slug: string) => `/your-medicine/sheet/${slug}`;
