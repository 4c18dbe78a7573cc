import { createHash } from 'node:crypto';

export interface FinishedPage {
  html: string;
  /** `sha256-…` of each inline script and style, for the Content-Security-Policy. */
  scripts: string[];
  styles: string[];
}

export interface FinishOptions {
  /** The text of a built file by its address, `undefined` where there is none. */
  readAsset: (path: string) => string | undefined;
  /** The address of the built `app/start.ts`. */
  startScript: string;
  /** The nonce that `app/entry.server.tsx` put on the scripts of React Router, and on no others. */
  mark: string;
}

/**
 * Makes a rendered page ready to be sent, at build time and at run time alike:
 * its stylesheets move into it, so that it paints after one round trip, and its scripts become
 * inert text that `app/start-hydration.ts` runs once the page has been painted.
 *
 * What may run is what was put together here, never what stands in the page: a script or style that
 * somebody smuggled into a text has no mark, gets no hash, and does nothing.
 */
export function finishPage(html: string, options: FinishOptions): FinishedPage {
  const { readAsset, startScript, mark } = options;
  const styled = inlineStyles(html, readAsset);
  const delayed = delayScripts(styled.html, mark);
  const wait = waitForPaint(styled.styles.join(''), startScript);
  const started = delayed.html.replace('</head>', () => `<script>${wait}</script></head>`);
  const waits = started === delayed.html ? [] : [wait];
  return {
    html: started,
    scripts: [...waits, ...delayed.scripts].map(sha256),
    styles: [...new Set(styled.styles)].map(sha256),
  };
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Neighbors become one element with one hash: each hash is 54 bytes of a header that nothing compresses. */
function inlineStyles(page: string, readAsset: FinishOptions['readAsset']) {
  const styles: string[] = [];
  const html = page.replace(/(?:<link\b[^>]*\srel="stylesheet"[^>]*>)+/g, (links) => {
    const sheets = (links.match(/<link[^>]*>/g) ?? []).map((link) => {
      const href = attribute(link, 'href');
      // React Router ends the address in '#' where a part that loads later shares the stylesheet.
      return { link, href, css: readAsset(href.replace(/#$/, ''))?.trim() };
    });
    const kept = sheets.filter(({ css }) => css === undefined).map(({ link }) => link);
    const moved = sheets.filter(({ css }) => css !== undefined);
    if (moved.length === 0) return links;
    const css = moved.map((sheet) => sheet.css).join('');
    styles.push(css);
    const hrefs = moved.map(({ href }) => href).join(' ');
    return `${kept.join('')}<style data-href="${hrefs}">${css}</style>`;
  });
  return { html, styles };
}

/**
 * Scripts become one module, for the same reason: React finds them empty in their places and leaves
 * them so. What one throws (React Router's first does where storage is blocked) stops no other.
 */
function delayScripts(page: string, mark: string) {
  const marked = new RegExp(`<script([^>]*) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const found = [...page.matchAll(marked)].map(([, before, after, source = '']) => ({
    kind: kindOf(`${before}${after}`),
    source,
  }));
  const modules = found.filter(({ kind }) => kind === 'module');
  if (modules.length > 1 || modules.length !== Math.min(found.length, 1)) {
    throw notUnderstood(`${found.length} scripts, ${modules.length} of them modules`);
  }
  if (found.length === 0 && /<script[^>]*>window\.__reactRouterContext/.test(page)) {
    throw notUnderstood('scripts without the nonce that they are given');
  }
  const [entry] = modules;
  const preloads: string[] = [];
  const html = page.replace(/<link\b[^>]*\srel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(attribute(link, 'href'));
    return '';
  });
  if (!entry) return { html, scripts: [] };
  const early = found.filter(({ kind }) => kind === 'classic');
  const guarded = early.map(({ source }) => `try{${source}}catch(error){reportError(error)}`);
  const late = `${guarded.join('')}${entry.source}`;
  return {
    html: html.replace(marked, (_, before: string, after: string) =>
      kindOf(`${before}${after}`) === 'module'
        ? `<script type="text/late" data-preload="${preloads.join(' ')}">${late}</script>`
        : '<script></script>',
    ),
    scripts: [late],
  };
}

function kindOf(attributes: string): 'classic' | 'module' {
  const sorted = attributes.trim().split(/\s+/).sort().join(' ');
  if (sorted === '') return 'classic';
  if (sorted === 'async="" type="module"') return 'module';
  throw notUnderstood(`<script ${sorted}>`);
}

/** Better no page than one that never comes to life. */
function notUnderstood(what: string) {
  return new Error(
    `React Router wrote ${what}, which delayScripts in server/finish-page.ts does not know. ` +
      'Teach it what this version writes.',
  );
}

/**
 * The only script that runs before the first paint waits for it, once it has marked a page that is
 * reloaded or come back to (app/styles/in-turn.css): before the body, as parts of it may be laid out
 * while the rest is on its way. A page that is prerendered is painted when the reader comes, and had
 * better be ready by then. A second after it was read, a page starts in any case: a hidden one is
 * not painted, and Firefox reports no paint of one that opens scrolled.
 */
function waitForPaint(css: string, startScript: string) {
  return `performance.getEntriesByType("navigation")[0]?.type=="navigate"||(document.documentElement.dataset.atOnce="");addEventListener("DOMContentLoaded",()=>{let start=()=>{${loadFonts(css)};import("${startScript}")};new Promise(painted=>{setTimeout(painted,1e3);document.prerendering?painted():new PerformanceObserver(painted).observe({type:"paint",buffered:!0})}).then(start,start)});document.currentScript.remove()`;
}

/** Both fonts are shown together, by adding them: naming them later would style every element anew. */
function loadFonts(css: string) {
  const faces = css.matchAll(
    /@font-face\{font-family:(\w+);src:(url\([^)]+\))[^}]*?font-weight:([\d ]+)/g,
  );
  const fonts = [...faces].map(([, family, source, weight]) => [family, source, { weight }]);
  return `Promise.all(${JSON.stringify(fonts)}.map(font=>new FontFace(...font).load())).then(fonts=>fonts.map(font=>document.fonts.add(font)),()=>{})`;
}

function sha256(source: string) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
