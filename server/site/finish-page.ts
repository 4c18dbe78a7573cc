import { createHash } from 'node:crypto';
import { pruneStyles } from '#server/site/prune-styles.ts';
import type { SiteManifest } from '#server/site/site-manifest.ts';

export interface FinishedPage {
  html: string;
  /** The Content-Security-Policy needs the hash (`sha256-…`) of each inline script and style. */
  scripts: string[];
  styles: string[];
}

export interface FinishOptions
  extends Pick<SiteManifest, 'startScript' | 'firstPaint' | 'notice' | 'fonts' | 'islands'> {
  readAsset: (path: string) => string | undefined;
  /** All words in the browser's scripts. Only the build has them. */
  scriptWords?: string;
}

/**
 * Inlines a page's stylesheets, so it paints after one round trip. Only the script and styles added
 * here get a hash, so the browser blocks any that were injected.
 */
export function finishPage(html: string, options: FinishOptions): FinishedPage {
  const { page, styles } = inlineStyles(html, options);
  const data = getFirstPaintData(html, options);
  const attribute = JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  const script = `<script data-page='${attribute}'>${options.firstPaint}</script>`;
  const pageWithScript = page.replace('</head>', () => `${script}</head>`);
  const finishedHtml = pageWithScript.replace(
    /<aside id="notice".*?<\/aside>/s,
    (notice) => `${notice}<script data-notice>${options.notice}</script>`,
  );
  return {
    html: finishedHtml,
    scripts: [
      ...(pageWithScript === page ? [] : [sha256(options.firstPaint)]),
      ...(finishedHtml === pageWithScript ? [] : [sha256(options.notice)]),
    ],
    styles: [...new Set(styles)].map(sha256),
  };
}

function getFirstPaintData(html: string, options: FinishOptions) {
  const names = [...html.matchAll(/<x-island data-name="([^"]*)"/g)].map(([, name = '']) => name);
  const scripts = names.flatMap((name) => {
    const files = options.islands[name];
    if (files) return files;
    throw new Error(
      `A page has the island ${name}, which was not built. Name its file ${name}.island.tsx.`,
    );
  });
  return { start: options.startScript, islands: [...new Set(scripts)], fonts: options.fonts };
}

/** This skips print styles, which stay in a file that browsers load after the page. */
const stylesheetLinks = /(?:<link\b(?![^>]*\smedia="print")[^>]*\srel="stylesheet"[^>]*>)+/g;

/** Joins adjacent stylesheets, because each hash adds 54 bytes to an uncompressed header. */
function inlineStyles(html: string, { readAsset, scriptWords = '' }: FinishOptions) {
  const styles: string[] = [];
  const hasIslands = html.includes('<x-island ');
  // Islands may render elements later that aren't in the page yet.
  const canPrune = !hasIslands || scriptWords !== '';
  const page = html.replace(stylesheetLinks, (links) => {
    const sheets = (links.match(/<link[^>]*>/g) ?? []).map((link) => {
      const href = /\shref="([^"]*)"/.exec(link)?.[1] ?? '';
      // React Router appends '#' where a lazy route shares the stylesheet.
      return { link, css: readAsset(href.replace(/#$/, ''))?.trim() };
    });
    const externalLinks = sheets.filter(({ css }) => css === undefined).map(({ link }) => link);
    const inlinedSheets = sheets.filter(({ css }) => css !== undefined);
    if (inlinedSheets.length === 0) return links;
    const allStyles = inlinedSheets.map((sheet) => sheet.css).join('');
    const css = canPrune ? pruneStyles(allStyles, html, hasIslands ? scriptWords : '') : allStyles;
    styles.push(css);
    return `${externalLinks.join('')}<style>${css}</style>`;
  });
  // React needs the comments between text nodes only for hydration.
  return { page: hasIslands ? page : page.replace(/<!--.*?-->/g, ''), styles };
}

function sha256(source: string) {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
