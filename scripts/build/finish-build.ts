import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findFrameOrigins } from '#server/http/security-headers.ts';
import { type FinishedPage, finishPage } from '#server/site/finish-page.ts';
import {
  type SiteManifest,
  type SiteManifestFile,
  siteManifest,
} from '#server/site/site-manifest.ts';
import { getContentType } from './content-types.ts';
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

/** Compressed files are named by a hash of their source, so a build compresses only changed ones. */
export async function finishBuild(buildFolder: string, routes: SiteRoutes): Promise<SiteManifest> {
  const paths = await listFiles(join(buildFolder, 'client'));
  const styles = await readAssets(buildFolder, paths, '.css');
  const scripts = await readAssets(buildFolder, paths, '.js');
  const scriptWords = [...new Set([...scripts.values()].join(' ').match(/(?:var\()?[\w-]+/g))].join(
    ' ',
  );
  const compressedFolder = join(buildFolder, 'compressed');
  await mkdir(compressedFolder, { recursive: true });
  const previousFiles = new Set(await readdir(compressedFolder));
  const { notFoundPages, ...pathLists } = routes;
  const manifest: SiteManifest = {
    ...(await readIslands(buildFolder)),
    ...pathLists,
    fonts: findFonts([...styles.values()].join('')),
    files: {},
    notFoundPages: [],
    redirects: {},
  };
  const readAsset = (address: string) => styles.get(address);
  const finishHtml = (html: string) => finishPage(html, { ...manifest, readAsset, scriptWords });
  const createEntry = async (file: string, { bytes, policy }: FinishedFile) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const { type, isCompressible } = getContentType(file);
    const entry: SiteManifestFile = { file, hash, type, cache: getCacheControl(file) };
    if (policy) entry.policy = policy;
    if (!isCompressible) return entry;
    for (const coding of ['br', 'gzip'] as const) {
      const name = `${hash}.${coding}`;
      if (!previousFiles.has(name)) {
        const compressedBytes = await compressors[coding](bytes);
        if (compressedBytes.length >= bytes.length) continue;
        await writeFile(join(compressedFolder, name), compressedBytes);
      }
      entry[coding] = `compressed/${name}`;
    }
    return entry;
  };

  await forEachInParallel(paths, async (path) => {
    const address = getAddress(path);
    const file = join(buildFolder, 'client', path);
    const bytes = await readFile(file);
    const isPage = path.endsWith('.html');
    const finishedFile = isPage
      ? addPolicy(path, finishHtml(bytes.toString()))
      : { bytes, policy: undefined };
    if (isPage) await writeFile(file, finishedFile.bytes);
    manifest.files[address.path] = await createEntry(`client/${path}`, finishedFile);
    for (const alias of address.aliases) manifest.redirects[alias] = address.path;
  });
  await mkdir(join(buildFolder, 'missing'), { recursive: true });
  for (const [index, { pattern, html }] of notFoundPages.entries()) {
    const name = `missing/${index}.html`;
    const finishedFile = addPolicy(pattern, finishHtml(html));
    await writeFile(join(buildFolder, name), finishedFile.bytes);
    manifest.notFoundPages.push({ pattern, page: await createEntry(name, finishedFile) });
  }

  const entries = [
    ...Object.values(manifest.files),
    ...manifest.notFoundPages.map(({ page }) => page),
  ];
  const usedFiles = new Set(entries.flatMap(({ br, gzip }) => [br, gzip]));
  const staleNames = [...previousFiles].filter((name) => !usedFiles.has(`compressed/${name}`));
  await Promise.all(staleNames.map((name) => rm(join(compressedFolder, name))));
  await writeFile(
    join(buildFolder, 'site.json'),
    `${JSON.stringify(siteManifest.parse(manifest), null, 1)}\n`,
  );
  return manifest;
}

export async function forEachInParallel<Item>(items: Item[], run: (item: Item) => Promise<void>) {
  const itemIterator = items.values();
  const worker = async () => {
    for (const item of itemIterator) await run(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

export function getAddress(file: string): { path: string; aliases: string[] } {
  const path = encodeURI(`/${file}`);
  if (!path.endsWith('.html')) return { path, aliases: [] };
  if (path === '/index.html') return { path: '/', aliases: [path] };
  const address = path.replace(/(?:\/index)?\.html$/, '');
  return { path: address, aliases: [path, `${address}/`] };
}

function getCacheControl(path: string): string {
  // Vite adds a content hash to these names.
  if (path.startsWith('client/assets/')) return 'public, max-age=31536000, immutable';
  if (path.endsWith('.html')) return 'no-cache';
  return 'public, max-age=3600';
}

interface FinishedFile {
  bytes: Buffer;
  policy: SiteManifestFile['policy'];
}

function addPolicy(path: string, { html, scripts, styles }: FinishedPage): FinishedFile {
  const tags = findBlockingTags(html);
  if (tags.length > 0) {
    throw new Error(`${path}: ${tags.join(', ')} would block the first paint. Remove or defer it.`);
  }
  return { bytes: Buffer.from(html), policy: { scripts, styles, frames: findFrameOrigins(html) } };
}

/** The first `data-page` script and the notice's script are allowed because they load nothing. */
function findBlockingTags(html: string): string[] {
  const tags = html.match(
    /<script(?! type="application\/ld\+json")[^>]*>|<link(?![^>]*media="print")[^>]*rel="(?:(?:module)?preload|stylesheet)"[^>]*>/g,
  );
  return (tags ?? []).filter(
    (tag, index) =>
      (!tag.startsWith('<script data-page=') || index > 0) && tag !== '<script data-notice>',
  );
}

async function listFiles(clientFolder: string): Promise<string[]> {
  const directoryEntries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  return directoryEntries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientFolder.length + 1))
    .filter((path) => !path.startsWith('.') || path.startsWith('.well-known/'))
    .sort();
}

async function readIslands(buildFolder: string) {
  const text = await readFile(join(buildFolder, 'client/.vite/islands.json'), 'utf8');
  return siteManifest
    .pick({ startScript: true, firstPaint: true, notice: true, islands: true })
    .parse(JSON.parse(text));
}

/** Scripts load these fonts after the first paint. Styles load them only without JavaScript. */
function findFonts(css: string): SiteManifest['fonts'] {
  const faces = css.matchAll(
    /@font-face\{font-family:(\w+);src:(url\([^)]+\))[^}]*?font-weight:([\d ]+)/g,
  );
  return Array.from(faces, ([, family = '', source = '', weight = '']) => [family, source, weight]);
}

async function readAssets(buildFolder: string, paths: string[], extension: string) {
  const assets = new Map<string, string>();
  for (const path of paths.filter((name) => name.endsWith(extension))) {
    assets.set(`/${path}`, await readFile(join(buildFolder, 'client', path), 'utf8'));
  }
  return assets;
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? 'build');
  const routes = await readSiteRoutes(join(folder, 'server', 'index.js'));
  const manifest = await finishBuild(folder, routes);
  console.log(`Finished ${Object.keys(manifest.files).length} files for serving.`);
}
