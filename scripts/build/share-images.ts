/** Draws share images and icons. They're cached by a hash, so a build draws only changed ones. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Font } from 'satori';
import { site } from '#library/facts.ts';
import { breadcrumbs } from '#library/paths/breadcrumbs.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { forEachInParallel, getAddress } from './finish-build.ts';
import { drawShareImage, type ShareImage } from './share-image/draw.ts';
import { loadFonts } from './share-image/fonts.ts';
import { drawIcons } from './share-image/icons.ts';
import { readShareTags } from './share-image/page.ts';

const root = join(import.meta.dirname, '..', '..');

export async function createShareImages(client: string, cache: string) {
  await mkdir(cache, { recursive: true });
  const inputsHash = await hashInputs();
  let fonts: Promise<Font[]> | undefined;
  let total = 0;
  let drawnCount = 0;

  const pages = (await readdir(client, { recursive: true })).filter((path) => /\.html$/.test(path));
  await forEachInParallel(pages, async (page) => {
    const tags = readShareTags(await readFile(join(client, page), 'utf8'));
    if (tags === undefined) return;
    const { title } = tags;
    const [, ...crumbs] = breadcrumbs(getAddress(page).path, title);
    const image: ShareImage = {
      title,
      label: crumbs.at(-2)?.name,
      brand: site.brand,
      footer: [`Compounding pharmacy in ${site.address.city}`, new URL(site.origin).host],
    };
    const cachedFile = join(cache, `${sha256(inputsHash, JSON.stringify(image))}.png`);
    if (!existsSync(cachedFile)) {
      fonts ??= loadFonts();
      await writeAtomically(cachedFile, await drawShareImage(image, await fonts));
      drawnCount++;
    }
    const file = join(client, tags.file);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(cachedFile, file);
    total++;
  });
  return { total, drawnCount };
}

async function hashInputs(): Promise<string> {
  const folder = join(import.meta.dirname, 'share-image');
  const sources = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')).sort();
  const files = [
    ...sources.map((name) => join(folder, name)),
    ...['brand/colors.css', 'brand/mark.svg'].map((file) => join(root, file)),
  ];
  const { dependencies } = packageJson;
  const versions = [
    dependencies.satori,
    dependencies.sharp,
    dependencies['@fontsource-variable/besley'],
    dependencies['@fontsource-variable/atkinson-hyperlegible-next'],
  ];
  return sha256(...versions, ...(await Promise.all(files.map((file) => readFile(file, 'utf8')))));
}

function sha256(...inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${input.length}:${input}`);
  return hash.digest('hex').slice(0, 32);
}

/** An interrupted run must not leave a partial image in the cache. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const temporaryFile = `${file}.${process.pid}.part`;
  await writeFile(temporaryFile, content);
  await rename(temporaryFile, file);
}

if (import.meta.main) {
  const client = resolve(process.argv[2] ?? 'build', 'client');
  const cache = join(root, 'node_modules/.cache/share-images');
  const { total, drawnCount } = await createShareImages(client, cache);
  await drawIcons(join(client, 'icons'));
  console.log(`Share images: ${total} total, ${drawnCount} drawn in this build.`);
}
