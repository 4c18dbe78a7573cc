/** The script of every page, fetched after the first paint. React comes only where islands are. */

import { startBuilderCleanup } from '#app/browser/builder-cleanup.ts';
import { startMenu } from '#app/browser/menu.ts';
import { wakeIslands } from '#app/browser/wake-islands.ts';

startBuilderCleanup();

const menu = document.getElementById('menu');
if (menu) startMenu(menu);

for (const year of document.querySelectorAll('[data-current-year]')) {
  year.textContent = String(new Date().getFullYear());
}

// For whoever keeps the site on a home screen. In the page, it would be fetched before the paint.
const manifest = document.createElement('link');
manifest.rel = 'manifest';
manifest.href = '/site.webmanifest';
document.head.append(manifest);

// A page that has islands calls it, with the scripts that they need (server/site/finish-page.ts).
export const wake = wakeIslands;
