import { createHash } from 'node:crypto';
import { linkPhoneNumbers } from '#server/site/phone-links.ts';
import { usedStyles } from '#server/site/used-styles.ts';
import { keepMeasuresWhole } from '#server/site/whole-measures.ts';

export interface FinishedPage {
  html: string;
  /** `sha256-…` of each inline script and style, for the Content-Security-Policy. */
  scripts: string[];
  styles: string[];
}

export interface FinishOptions {
  /** The text of a built file by its address, `undefined` where there is none. */
  readAsset: (path: string) => string | undefined;
  /** The address of the built `app/browser/start.ts`. */
  startScript: string;
  /** The addresses of the scripts that each island needs. */
  islands: Readonly<Record<string, readonly string[]>>;
}

/**
 * Makes a rendered page ready to be sent, at build time and at run time alike: its stylesheets move
 * into it, as far as it has use for them, so that it paints after one round trip, and one script waits for the paint and then starts
 * what the page needs. Phone numbers become links, and measures are kept whole at the ends of lines.
 *
 * What may run is what was put together here, never what stands in the page: a script or style that
 * somebody smuggled into a text gets no hash, and does nothing.
 */
export function finishPage(html: string, options: FinishOptions): FinishedPage {
  const styled = inlineStyles(keepMeasuresWhole(linkPhoneNumbers(html)), options.readAsset);
  const start = startCall(html, options);
  const wait = waitForPaint(styled.styles.join(''), start);
  const started = styled.html.replace('</head>', () => `<script>${wait}</script></head>`);
  return {
    html: started,
    scripts: started === styled.html ? [] : [sha256(wait)],
    styles: [...new Set(styled.styles)].map(sha256),
  };
}

function startCall(html: string, { startScript, islands }: FinishOptions) {
  const names = [...html.matchAll(/<x-island data-name="([^"]*)"/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => !islands[name]);
  if (unknown !== undefined) {
    throw new Error(
      `A page has the island ${unknown}, which was not built. Is there a file ${unknown}.island.tsx?`,
    );
  }
  const scripts = new Set(names.flatMap((name) => islands[name] ?? []));
  const start = `import("${startScript}")`;
  if (scripts.size === 0) return start;
  return `${start}.then(start=>start.wake(${JSON.stringify([...scripts])}))`;
}

/** Neighbors become one element with one hash: each hash is 54 bytes of a header that nothing compresses. */
function inlineStyles(page: string, readAsset: FinishOptions['readAsset']) {
  const styles: string[] = [];
  // An island may show what is not in the page yet.
  const changesLater = page.includes('<x-island ');
  const html = page.replace(/(?:<link\b[^>]*\srel="stylesheet"[^>]*>)+/g, (links) => {
    const sheets = (links.match(/<link[^>]*>/g) ?? []).map((link) => {
      const href = /\shref="([^"]*)"/.exec(link)?.[1] ?? '';
      // React Router ends the address in '#' where a part that loads later shares the stylesheet.
      return { link, css: readAsset(href.replace(/#$/, ''))?.trim() };
    });
    const kept = sheets.filter(({ css }) => css === undefined).map(({ link }) => link);
    const moved = sheets.filter(({ css }) => css !== undefined);
    if (moved.length === 0) return links;
    const whole = moved.map((sheet) => sheet.css).join('');
    const css = changesLater ? whole : usedStyles(whole, page);
    styles.push(css);
    return `${kept.join('')}<style>${css}</style>`;
  });
  // React needs its marks between texts only where it goes on with them.
  return { html: changesLater ? html : html.replace(/<!--.*?-->/g, ''), styles };
}

/**
 * The only script that runs before the first paint waits for it, once it has marked a page that is
 * reloaded or come back to (app/styles/in-turn.css): before the body, as parts of it may be laid out
 * while the rest is on its way. A page that is prerendered is painted when the reader comes, and had
 * better be ready by then. A second after it was read, a page starts in any case: a hidden one is
 * not painted, and Firefox reports no paint of one that opens scrolled.
 */
function waitForPaint(css: string, start: string) {
  return `performance.getEntriesByType("navigation")[0]?.type=="navigate"||(document.documentElement.dataset.atOnce="");addEventListener("DOMContentLoaded",()=>{let start=()=>{${loadFonts(css)};${start}};new Promise(painted=>{setTimeout(painted,1e3);document.prerendering?painted():new PerformanceObserver(painted).observe({type:"paint",buffered:!0})}).then(start,start)});document.currentScript.remove()`;
}

/**
 * Both fonts are shown together, by adding them: naming them later would style every element anew.
 * The lead of the page keeps its lines: where ours would take one more or one less than the font
 * before it, its words move together or apart by a hair until they do not, and nothing below moves.
 */
function loadFonts(css: string) {
  const faces = css.matchAll(
    /@font-face\{font-family:(\w+);src:(url\([^)]+\))[^}]*?font-weight:([\d ]+)/g,
  );
  const fonts = [...faces].map(([, family, source, weight]) => [family, source, { weight }]);
  return `Promise.all(${JSON.stringify(fonts)}.map(font=>new FontFace(...font).load())).then(fonts=>{let lead=document.querySelector(".lead"),height=lead?.offsetHeight,more,n=0;fonts.map(font=>document.fonts.add(font));for(;n<9&&(more=height-lead?.offsetHeight);)lead.style.wordSpacing=++n*more/99+"px"},()=>{})`;
}

function sha256(source: string) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
