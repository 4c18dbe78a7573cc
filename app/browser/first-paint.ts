/**
 * The only script that runs before the first paint, inlined into every page. After the paint it loads
 * our fonts and start.ts. The data of the page is in `data-page`.
 */
export {};

/** Written into the page by server/site/finish-page.ts. */
interface PageData {
  /** The URL of start.ts. */
  start: string;
  /** The scripts that the islands of the page need. */
  islands: string[];
  fonts: [family: string, source: string, weight: string][];
}

const script = document.currentScript as HTMLScriptElement;
const page: PageData = JSON.parse(script.dataset.page as string);
script.remove();

// No staggered layout when a page is reloaded, returned to or opened at a fragment
// (app/styles/staggered.css).
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type !== 'navigate' || location.hash) {
  document.documentElement.dataset.atOnce = '';
}

addEventListener('DOMContentLoaded', () => {
  new Promise<unknown>((resolve) => {
    // A hidden page is never painted, and Firefox reports no paint for a page that opens scrolled.
    setTimeout(resolve, 1000);
    // A page that Chromium prerenders should be ready before it is shown.
    if ((document as { prerendering?: boolean }).prerendering) resolve(true);
    else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  }).then(start, start);
});

function start() {
  loadFonts().catch(() => {});
  import(page.start).then(({ hydrate }) => {
    if (page.islands[0]) hydrate(page.islands);
  });
}

/**
 * Adds both fonts at once; a change of the font-family would restyle every element. If the lead then
 * wraps into more or fewer lines, adjusts its word spacing until nothing below it has moved.
 */
async function loadFonts() {
  const fonts = await Promise.all(
    page.fonts.map(([family, source, weight]) => new FontFace(family, source, { weight }).load()),
  );
  const lead = document.querySelector<HTMLElement>('.lead');
  const height = lead?.offsetHeight;
  for (const font of fonts) document.fonts.add(font);
  for (let step = 1; lead && height && step < 10; step += 1) {
    const difference = height - lead.offsetHeight;
    if (difference === 0) return;
    lead.style.wordSpacing = `${(step * difference) / 99}px`;
  }
}
