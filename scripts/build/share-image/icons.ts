import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { color, icon } from './art.ts';

/** app/feeds/files.ts and app/root.tsx use the same names. */
const icons = [
  { name: '192.png', size: 192, part: 1 },
  { name: '512.png', size: 512, part: 1 },
  // Systems crop these icons, so they have a background and the logo stays clear of the edge.
  { name: 'maskable-512.png', size: 512, part: 0.66, ground: color.sun },
  { name: 'apple-touch-icon.png', size: 180, part: 0.79, ground: color.sun },
];

export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, size, part, ground } of icons) {
    await sharp(Buffer.from(icon(size, part, ground)))
      .png({ palette: true })
      .toFile(join(folder, name));
  }
}
