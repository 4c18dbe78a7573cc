import { createHash } from 'node:crypto';

export interface FinishedPage {
  html: string;
  /** `sha256-…` of each inline script and style, for the Content-Security-Policy. */
  scripts: string[];
  styles: string[];
}

/**
 * Makes a rendered page ready to be sent, at build time and at run time alike:
 * its stylesheets move into it, so that it paints after one round trip, and its scripts become
 * inert text that `app/start-hydration.ts` runs once the page has been painted.
 */
export function finishPage(
  html: string,
  {
    readAsset,
    startScript,
  }: {
    /** The text of a built file by its address, `undefined` where there is none. */
    readAsset: (path: string) => string | undefined;
    /** The address of the built `app/start.ts`. */
    startScript: string;
  },
): FinishedPage {
  const finished = addStart(delayScripts(inlineStyles(html, readAsset)), startScript);
  return {
    html: finished,
    scripts: hashes(finished, /<script(?: type="text\/late"[^>]*)?>([\s\S]*?)<\/script>/g),
    styles: hashes(finished, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function inlineStyles(html: string, readAsset: (path: string) => string | undefined) {
  const inlined = html.replace(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    (link, href: string) => {
      // React Router ends the address in '#' where a part that loads later shares the stylesheet.
      const css = readAsset(href.replace(/#$/, ''));
      return css === undefined ? link : `<style data-href="${href}">${css.trim()}</style>`;
    },
  );
  return inlined.replace(/(?:<style data-href="[^"]+">[\s\S]*?<\/style>)+/g, joinStyles);
}

/** One element, one hash: each hash is 54 bytes of a header that nothing compresses. */
function joinStyles(styles: string) {
  const parts = [...styles.matchAll(/<style data-href="([^"]+)">([\s\S]*?)<\/style>/g)];
  const hrefs = parts.map(([, href]) => href).join(' ');
  return `<style data-href="${hrefs}">${parts.map(([, , css]) => css).join('')}</style>`;
}

/**
 * Scripts become one module, for the same reason: React finds them empty in their places and leaves
 * them so. What one throws (React Router's first does where storage is blocked) stops no other.
 */
function delayScripts(html: string) {
  const preloads: string[] = [];
  const scripts: string[] = [];
  return html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
      scripts.push(`try{${script}}catch(error){reportError(error)}`);
      return '<script></script>';
    })
    .replace(
      /<script type="module" async="">/,
      () => `<script type="text/late" data-preload="${preloads.join(' ')}">${scripts.join('')}`,
    );
}

/**
 * The only script that runs before the first paint waits for it, once it has marked a page that is
 * reloaded or come back to (app/styles/in-turn.css): before the body, as parts of it may be laid out
 * while the rest is on its way. A page that is prerendered is painted when the reader comes, and had
 * better be ready by then. A second after it was read, a page starts in any case: a hidden one is
 * not painted, and Firefox reports no paint of one that opens scrolled.
 */
function addStart(html: string, startScript: string) {
  const waitForPaint = `performance.getEntriesByType("navigation")[0]?.type=="navigate"||(document.documentElement.dataset.atOnce="");addEventListener("DOMContentLoaded",()=>{let start=()=>{${loadFonts(html)};import("${startScript}")};new Promise(painted=>{setTimeout(painted,1e3);document.prerendering?painted():new PerformanceObserver(painted).observe({type:"paint",buffered:!0})}).then(start,start)});document.currentScript.remove()`;
  return html.replace('</head>', () => `<script>${waitForPaint}</script></head>`);
}

/** Both fonts are shown together, by adding them: naming them later would style every element anew. */
function loadFonts(html: string) {
  const faces = html.matchAll(
    /@font-face\{font-family:(\w+);src:(url\([^)]+\))[^}]*?font-weight:([\d ]+)/g,
  );
  const fonts = [...faces].map(([, family, source, weight]) => [family, source, { weight }]);
  return `Promise.all(${JSON.stringify(fonts)}.map(font=>new FontFace(...font).load())).then(fonts=>fonts.map(font=>document.fonts.add(font)),()=>{})`;
}

function hashes(html: string, pattern: RegExp) {
  const sources = [...html.matchAll(pattern)].map(([, source = '']) => source);
  return [...new Set(sources.filter((source) => source !== ''))].map(sha256);
}

function sha256(source: string) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
