import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colors, drawIcon } from './art.ts';

/** app/feeds/files.ts and app/root.tsx use the same names. */
const icons = [
  { name: '192.png', size: 192, scale: 1 },
  { name: '512.png', size: 512, scale: 1 },
  // Operating systems crop these icons, so they have a background and a margin around the logo.
  { name: 'maskable-512.png', size: 512, scale: 0.66, fill: colors.sun },
  { name: 'apple-touch-icon.png', size: 180, scale: 0.79, fill: colors.sun },
];

export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, size, scale, fill } of icons) {
    await sharp(Buffer.from(drawIcon(size, scale, fill)))
      .png({ palette: true })
      .toFile(join(folder, name));
  }
}
