/** What search engines show of a page before they cut it, in characters. */
export const titleLimit = 70;
export const descriptionLimits = { min: 50, max: 170 };
