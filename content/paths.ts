/** Every public URL, once: what is prerendered, what the sitemap lists. */
export function publicPaths(): string[] {
  return ['/', '/privacy', '/terms', '/careers', '/specialists'];
}
