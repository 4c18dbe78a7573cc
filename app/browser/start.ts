/** The script of every page, fetched after the first paint. React comes only where islands are. */

import { startBuilderCleanup } from '#app/browser/builder-cleanup.ts';
import { startPopovers } from '#app/browser/popovers.ts';
import { wakeIslands } from '#app/browser/wake-islands.ts';

startBuilderCleanup();

startPopovers(document.querySelectorAll<HTMLElement>('body > [popover]'));

for (const year of document.querySelectorAll('[data-current-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// By day the light moves with the hours, unless somebody wants no motion. Without it, all is as drawn.
const still = '(prefers-reduced-motion: reduce), (prefers-color-scheme: dark)';
if (import.meta.env.PROD && !matchMedia(still).matches) {
  import('#app/browser/sun.ts').catch(() => {});
}

// For whoever keeps the site on a home screen. In the page, it would be fetched before the paint.
for (const [rel, href] of [
  ['apple-touch-icon', '/icons/apple-touch-icon.png'],
  ['manifest', '/site.webmanifest'],
]) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

// Called with the scripts that the islands of the page need (app/browser/first-paint.ts).
export const wake = wakeIslands;
