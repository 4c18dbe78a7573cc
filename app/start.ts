/** The only script of a page without React. It is fetched after the first paint. */
import { startBuilderCleanup } from '#app/builder-cleanup.ts';
import { startMenu } from '#app/menu.ts';
import { startHydration } from '#app/start-hydration.ts';

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

startHydration(document);
