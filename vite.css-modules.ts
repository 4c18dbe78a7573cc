/** Shared by all builds: a page and its islands must agree on the names of classes. */
export const cssModules = { generateScopedName: '[hash:base64:4]' };
