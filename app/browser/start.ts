/** Every page loads this script after the first paint. Only pages with islands load React. */

import { startBuilderCleanup } from '#app/browser/builder-cleanup.ts';
import { hydrateIslands } from '#app/browser/hydrate-islands.ts';
import { trapFocusInPopovers } from '#app/browser/popovers.ts';
import { reportErrors } from '#app/browser/report-errors.ts';

if (import.meta.env.PROD) reportErrors();

startBuilderCleanup();

trapFocusInPopovers(document.querySelectorAll<HTMLElement>('body > [popover]'));

for (const year of document.querySelectorAll('[data-current-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// In light mode, shadows follow the time of day unless the visitor prefers reduced motion.
const noSunQuery = '(prefers-reduced-motion: reduce), (prefers-color-scheme: dark)';
if (import.meta.env.PROD && !matchMedia(noSunQuery).matches) {
  import('#app/browser/sun.ts').catch(() => {});
}

if (document.querySelector('[data-action]')) import('#app/browser/actions.ts').catch(() => {});

// Home screens and printers need these links. In the HTML, they would delay the first paint.
const printLink = document.querySelector('noscript')?.textContent ?? '';
document.head.insertAdjacentHTML(
  'beforeend',
  `${printLink}<link rel=apple-touch-icon href=/icons/apple-touch-icon.png><link rel=manifest href=/site.webmanifest>`,
);

// app/browser/first-paint.ts calls this function.
export const hydrate = hydrateIslands;
