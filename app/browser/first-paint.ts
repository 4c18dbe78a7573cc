/**
 * Only this script runs before the first paint. It's inlined into every page and loads our fonts and
 * start.ts after the paint. Its `data-page` attribute has the page's data.
 */
export {};

/** server/site/finish-page.ts writes this data into the page. */
interface PageData {
  /** The URL of start.ts. */
  start: string;
  /** The URLs of the scripts that the page's islands need. */
  islands: string[];
  fonts: [family: string, source: string, weight: string][];
}

const script = document.currentScript as HTMLScriptElement;
const page: PageData = JSON.parse(script.dataset.page as string);
script.remove();

// Turn off the staggered layout (app/styles/staggered.css) when the browser restores a scroll
// position or scrolls to a fragment.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate' || location.hash) {
  document.documentElement.dataset.atOnce = '';
}

addEventListener('DOMContentLoaded', () => {
  new Promise<unknown>((resolve) => {
    // Load after a second even without a paint: a hidden page never paints, and Firefox reports no
    // paint for a page that opens scrolled down.
    setTimeout(resolve, 1000);
    // If Chromium is prerendering the page, get it ready before it's shown.
    if ((document as { prerendering?: boolean }).prerendering) resolve(true);
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  }).then(loadAssets, loadAssets);
});

function loadAssets() {
  loadFonts().catch(() => {});
  import(page.start).then(({ hydrate }) => hydrate(page.islands));
}

/**
 * Adds the fonts to the document instead of changing font-family, which would restyle every
 * element. If the lead then wraps differently, this adjusts its word spacing so that neither its
 * links nor the content below move.
 */
async function loadFonts() {
  const fonts = await Promise.all(
    page.fonts.map(([family, source, weight]) => new FontFace(family, source, { weight }).load()),
  );
  // On a page without a lead, nothing has to be adjusted, and the size of the head is always 0.
  const lead = document.querySelector<HTMLElement>('.lead') ?? document.head;
  const measure = () =>
    [...lead.querySelectorAll('a')].reduce((sum, link) => sum + link.offsetTop, lead.offsetHeight);
  const size = measure();
  for (const font of fonts) document.fonts.add(font);
  // The last attempt gives up and restores the normal spacing.
  for (const attempt of [1, 2, 3, 4, 5, 6, 7, 8, 0]) {
    const difference = size - measure();
    if (difference === 0) return;
    lead.style.wordSpacing = `${(attempt * difference) / 99}px`;
  }
}
