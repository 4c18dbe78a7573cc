import { createHash } from 'node:crypto';
import type { SiteManifest } from '#server/site/site-manifest.ts';
import { usedStyles } from '#server/site/used-styles.ts';

export interface FinishedPage {
  html: string;
  /** `sha256-…` of each inline script and style, for the Content-Security-Policy. */
  scripts: string[];
  styles: string[];
}

export interface FinishOptions
  extends Pick<SiteManifest, 'startScript' | 'firstPaint' | 'fonts' | 'islands'> {
  /** The text of a built file by its address, `undefined` where there is none. */
  readAsset: (path: string) => string | undefined;
}

/**
 * Makes a rendered page ready to be sent, at build time and at run time alike: its stylesheets are
 * inlined, without unused rules, so that it paints after one round trip, and one script starts the
 * rest after the paint.
 *
 * Only what this function adds gets a hash. A script or style that someone smuggled into a text gets
 * none, so the browser refuses it.
 */
export function finishPage(html: string, options: FinishOptions): FinishedPage {
  const { page, styles } = inlineStyles(html, options.readAsset);
  const data = firstPaintData(html, options);
  const attribute = JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  const script = `<script data-page='${attribute}'>${options.firstPaint}</script>`;
  const started = page.replace('</head>', () => `${script}</head>`);
  return {
    html: started,
    scripts: started === page ? [] : [sha256(options.firstPaint)],
    styles: [...new Set(styles)].map(sha256),
  };
}

/** What app/browser/first-paint.ts needs to know about its page. */
function firstPaintData(html: string, options: FinishOptions) {
  const names = [...html.matchAll(/<x-island data-name="([^"]*)"/g)].map(([, name = '']) => name);
  const scripts = names.flatMap((name) => {
    const needed = options.islands[name];
    if (needed) return needed;
    throw new Error(
      `A page has the island ${name}, which was not built. Is its file called ${name}.island.tsx?`,
    );
  });
  return { start: options.startScript, islands: [...new Set(scripts)], fonts: options.fonts };
}

/** Neighbors become one element with one hash: each hash is 54 bytes of a header that nothing compresses. */
function inlineStyles(html: string, readAsset: FinishOptions['readAsset']) {
  const styles: string[] = [];
  // An island may show what is not in the page yet.
  const changesLater = html.includes('<x-island ');
  const page = html.replace(
    /(?:<link\b(?![^>]*\smedia="print")[^>]*\srel="stylesheet"[^>]*>)+/g,
    (links) => {
      const sheets = (links.match(/<link[^>]*>/g) ?? []).map((link) => {
        const href = /\shref="([^"]*)"/.exec(link)?.[1] ?? '';
        // React Router ends the address in '#' where a part that loads later shares the stylesheet.
        return { link, css: readAsset(href.replace(/#$/, ''))?.trim() };
      });
      const kept = sheets.filter(({ css }) => css === undefined).map(({ link }) => link);
      const moved = sheets.filter(({ css }) => css !== undefined);
      if (moved.length === 0) return links;
      const all = moved.map((sheet) => sheet.css).join('');
      const css = changesLater ? all : usedStyles(all, html);
      styles.push(css);
      return `${kept.join('')}<style>${css}</style>`;
    },
  );
  // React needs the comments between texts only where it hydrates them.
  return { page: changesLater ? page : page.replace(/<!--.*?-->/g, ''), styles };
}

function sha256(source: string) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
