import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { allowedFrames } from '#server/http/security-headers.ts';
import { type FinishedPage, finishPage } from '#server/site/finish-page.ts';
import {
  type SiteManifest,
  type SiteManifestFile,
  siteManifest,
} from '#server/site/site-manifest.ts';
import { contentTypeOf } from './content-types.ts';
import { readSiteRoutes, type SiteRoutes } from './site-routes.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Turns the output of React Router into what the server serves: finished pages, compressed files,
 * and build/site.json, which lists them. Compressed files are named by a hash of the source, so the
 * next build compresses only what changed.
 */
export async function finishBuild(buildFolder: string, routes: SiteRoutes): Promise<SiteManifest> {
  const paths = await listFiles(join(buildFolder, 'client'));
  const scripts = await readScripts(buildFolder);
  const styles = await readStyles(buildFolder, paths);
  const compressed = join(buildFolder, 'compressed');
  await mkdir(compressed, { recursive: true });
  const previousFiles = new Set(await readdir(compressed));
  const { forms, readsQuery, changes, moved } = routes;
  const manifest: SiteManifest = {
    ...scripts,
    fonts: fontsIn([...styles.values()].join('')),
    files: {},
    missing: [],
    forms,
    readsQuery,
    redirects: {},
    changes: { ...changes },
    moved,
  };
  const readAsset = (address: string) => styles.get(address);
  const finish = (html: string) => finishPage(html, { ...manifest, readAsset });
  const compress = async (file: string, { bytes, policy }: Finished) => {
    const hash = hashOf(bytes);
    const { type, compressible } = contentTypeOf(file);
    const entry: SiteManifestFile = { file, hash, type, cache: cacheControl(file) };
    if (policy) entry.policy = policy;
    if (!compressible) return entry;
    for (const coding of ['br', 'gzip'] as const) {
      const name = `${hash}.${coding}`;
      if (!previousFiles.has(name)) {
        const compressedBytes = await compressors[coding](bytes);
        if (compressedBytes.length >= bytes.length) continue;
        await writeFile(join(compressed, name), compressedBytes);
      }
      entry[coding] = `compressed/${name}`;
    }
    return entry;
  };

  await forEachInParallel(paths, async (path) => {
    const address = addressOf(path);
    const finished = path.endsWith('.html')
      ? await finishFile(buildFolder, path, finish)
      : { bytes: await readFile(join(buildFolder, 'client', path)), policy: undefined };
    manifest.files[address.path] = await compress(`client/${path}`, finished);
    for (const alias of address.aliases) manifest.redirects[alias] = address.path;
  });
  await mkdir(join(buildFolder, 'missing'), { recursive: true });
  for (const [index, { pattern, html }] of routes.missing.entries()) {
    const name = `missing/${index}.html`;
    const finished = withPolicy(pattern, finish(html));
    await writeFile(join(buildFolder, name), finished.bytes);
    manifest.missing.push({ pattern, page: await compress(name, finished) });
  }

  const all = [...Object.values(manifest.files), ...manifest.missing.map(({ page }) => page)];
  const inUse = new Set(all.flatMap(({ br, gzip }) => [br, gzip]));
  const stale = [...previousFiles].filter((name) => !inUse.has(`compressed/${name}`));
  await Promise.all(stale.map((name) => rm(join(compressed, name))));
  await writeFile(
    join(buildFolder, 'site.json'),
    `${JSON.stringify(siteManifest.parse(manifest), null, 1)}\n`,
  );
  return manifest;
}

/** Works on one item per core, for work that runs in threads, such as compressing and drawing. */
export async function forEachInParallel<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** The canonical path of a file, and the paths that redirect to it. */
export function addressOf(file: string): { path: string; aliases: string[] } {
  const path = encodeURI(`/${file}`);
  if (!path.endsWith('.html')) return { path, aliases: [] };
  if (path === '/index.html') return { path: '/', aliases: [path] };
  const address = path.replace(/(?:\/index)?\.html$/, '');
  return { path: address, aliases: [path, `${address}/`] };
}

function cacheControl(path: string): string {
  // Vite puts a content hash into these names.
  if (path.startsWith('client/assets/')) return 'public, max-age=31536000, immutable';
  if (path.endsWith('.html')) return 'no-cache';
  return 'public, max-age=3600';
}

async function finishFile(
  buildFolder: string,
  path: string,
  finish: (html: string) => FinishedPage,
): Promise<Finished> {
  const file = join(buildFolder, 'client', path);
  const finished = withPolicy(path, finish(await readFile(file, 'utf8')));
  await writeFile(file, finished.bytes);
  return finished;
}

interface Finished {
  bytes: Buffer;
  policy: SiteManifestFile['policy'];
}

function withPolicy(path: string, { html, scripts, styles }: FinishedPage): Finished {
  const tags = renderBlockingTags(html);
  if (tags.length > 0) {
    throw new Error(`${path}: ${tags.join(', ')} would block the first paint.`);
  }
  return { bytes: Buffer.from(html), policy: { scripts, styles, frames: allowedFrames(html) } };
}

/** Styles are inline, and the only script during load waits for the first paint. */
function renderBlockingTags(html: string): string[] {
  const tags = html.match(
    /<script(?! type="application\/ld\+json")[^>]*>|<link(?![^>]*media="print")[^>]*rel="(?:(?:module)?preload|stylesheet)"[^>]*>/g,
  );
  return (tags ?? []).filter((tag, index) => !tag.startsWith('<script data-page=') || index > 0);
}

async function listFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1))
    .filter((path) => !path.startsWith('.') || path.startsWith('.well-known/'))
    .sort();
}

/** Written by vite.islands.config.ts. */
async function readScripts(buildFolder: string) {
  const text = await readFile(join(buildFolder, 'client/.vite/islands.json'), 'utf8');
  return siteManifest
    .pick({ startScript: true, firstPaint: true, islands: true })
    .parse(JSON.parse(text));
}

/** Styles load these fonts only without JavaScript; scripts load them after the first paint. */
function fontsIn(css: string): SiteManifest['fonts'] {
  const faces = css.matchAll(
    /@font-face\{font-family:(\w+);src:(url\([^)]+\))[^}]*?font-weight:([\d ]+)/g,
  );
  return Array.from(faces, ([, family = '', source = '', weight = '']) => [family, source, weight]);
}

async function readStyles(buildFolder: string, paths: string[]) {
  const styles = new Map<string, string>();
  for (const path of paths.filter((name) => name.endsWith('.css'))) {
    styles.set(`/${path}`, await readFile(join(buildFolder, 'client', path), 'utf8'));
  }
  return styles;
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? 'build');
  const routes = await readSiteRoutes(join(folder, 'server', 'index.js'));
  const manifest = await finishBuild(folder, routes);
  console.log(`Finished ${Object.keys(manifest.files).length} files for serving.`);
}
