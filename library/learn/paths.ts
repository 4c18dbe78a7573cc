export const categoryPath = (slug: string) => `/learn/${slug}`;
export const conditionPath = (slug: string) => `/learn/condition/${slug}`;
export const articlePath = (category: string, address: string) => `/learn/${category}/${address}`;

/** The hash of a tab: its name as an address can hold it. */
export const tabId = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
