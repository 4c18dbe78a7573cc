/**
 * Draws the og:image of each built page and the icons of the web manifest. Images are cached by a
 * hash of their inputs, so a build draws only what changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Font } from 'satori';
import { site } from '#library/facts.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { addressOf, forEachInParallel } from './finish-build.ts';
import { drawShareImage, type ShareImage } from './share-image/draw.ts';
import { loadFonts } from './share-image/fonts.ts';
import { drawIcons } from './share-image/icons.ts';
import { readShareTags } from './share-image/page.ts';

const root = join(import.meta.dirname, '..', '..');

export async function makeShareImages({
  client,
  cache,
}: {
  /** The folder of built pages. */
  client: string;
  cache: string;
}): Promise<{ images: number; drawn: number }> {
  await mkdir(cache, { recursive: true });
  const inputsHash = await hashInputs();
  let fonts: Promise<Font[]> | undefined;
  let images = 0;
  let drawn = 0;

  const pages = (await readdir(client, { recursive: true })).filter((path) => /\.html$/.test(path));
  await forEachInParallel(pages, async (page) => {
    const tags = readShareTags(await readFile(join(client, page), 'utf8'));
    if (tags === undefined) return;
    const { title } = tags;
    const [, ...trail] = breadcrumbs(addressOf(page).path, title);
    const image: ShareImage = {
      title,
      label: trail.at(-2)?.name,
      brand: site.brand,
      foot: [`Compounding pharmacy in ${site.address.city}`, new URL(site.origin).host],
    };
    const cachedFile = join(cache, `${sha256(inputsHash, JSON.stringify(image))}.png`);
    if (!existsSync(cachedFile)) {
      fonts ??= loadFonts();
      await writeAtomically(cachedFile, await drawShareImage(image, await fonts));
      drawn++;
    }
    const file = join(client, tags.file);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(cachedFile, file);
    images++;
  });
  return { images, drawn };
}

/** The inputs of an image except its text: its source code and dependencies. */
async function hashInputs(): Promise<string> {
  const folder = join(import.meta.dirname, 'share-image');
  const sources = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')).sort();
  const files = [
    ...sources.map((name) => join(folder, name)),
    ...['brand/colors.css', 'brand/mark.svg'].map((file) => join(root, file)),
  ];
  const { dependencies } = packageJson;
  const tools = [
    dependencies.satori,
    dependencies.sharp,
    dependencies['@fontsource-variable/besley'],
    dependencies['@fontsource-variable/atkinson-hyperlegible-next'],
  ];
  return sha256(...tools, ...(await Promise.all(files.map((file) => readFile(file, 'utf8')))));
}

function sha256(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('hex').slice(0, 32);
}

/** Writes atomically, so an interrupted run leaves no partial image in the cache. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

if (import.meta.main) {
  const client = resolve(process.argv[2] ?? 'build', 'client');
  const cache = join(root, 'node_modules/.cache/share-images');
  const { images, drawn } = await makeShareImages({ client, cache });
  await drawIcons(join(client, 'icons'));
  console.log(`Share images: ${images} in place, ${drawn} of them drawn now.`);
}
