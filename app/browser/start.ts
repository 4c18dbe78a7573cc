/** The script of every page, loaded after the first paint. Only pages with islands load React. */

import { startBuilderCleanup } from '#app/browser/builder-cleanup.ts';
import { hydrateIslands } from '#app/browser/hydrate-islands.ts';
import { startPopovers } from '#app/browser/popovers.ts';

startBuilderCleanup();

startPopovers(document.querySelectorAll<HTMLElement>('body > [popover]'));

for (const year of document.querySelectorAll('[data-current-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// In light mode the shadows follow the time of day.
const noSun = '(prefers-reduced-motion: reduce), (prefers-color-scheme: dark)';
if (import.meta.env.PROD && !matchMedia(noSun).matches) {
  import('#app/browser/sun.ts').catch(() => {});
}

// For home screens. In the HTML, browsers would fetch these before the first paint.
for (const [rel, href] of [
  ['apple-touch-icon', '/icons/apple-touch-icon.png'],
  ['manifest', '/site.webmanifest'],
]) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

// For app/browser/first-paint.ts.
export const hydrate = hydrateIslands;
