import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * An opaque picture of few colors as a PNG with a palette: a third of the size of one with a full
 * color per pixel. Where there are more than 256, the rare ones take their nearest neighbor's place:
 * those are soft edges of letters, and the difference cannot be seen.
 */
export async function indexedPng(rgba: Buffer, width: number, height: number): Promise<Buffer> {
  const colors = new Uint32Array(width * height);
  for (let pixel = 0; pixel < colors.length; pixel++) {
    colors[pixel] = rgba.readUInt32BE(pixel * 4) >>> 8;
  }
  const counts = countColors(colors);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 256)
    .map(([color]) => color);
  const indexOf = new Map(palette.map((color, index) => [color, index]));
  for (const color of counts.keys()) {
    if (!indexOf.has(color)) indexOf.set(color, nearest(color, palette));
  }
  const pixels = rows(colors, width, height, indexOf);
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', await promisify(deflate)(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Neighbors mostly have the same color, so a run is looked up once. */
function countColors(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let end = 1; end <= colors.length; end++) {
    const color = colors[start] ?? 0;
    if (colors[end] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + end - start);
    start = end;
  }
  return counts;
}

function rows(
  colors: Uint32Array,
  width: number,
  height: number,
  indexOf: ReadonlyMap<number, number>,
): Buffer {
  // One byte in front of each row says that it is not filtered: 0, as allocated.
  const data = Buffer.alloc((width + 1) * height);
  let color = -1;
  let index = 0;
  for (let pixel = 0; pixel < colors.length; pixel++) {
    const next = colors[pixel] ?? 0;
    if (next !== color) {
      color = next;
      index = indexOf.get(color) ?? 0;
    }
    data[pixel + Math.floor(pixel / width) + 1] = index;
  }
  return data;
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];

function nearest(color: number, palette: readonly number[]): number {
  const distances = palette.map((candidate) => {
    const difference = (shift: number) => ((color >> shift) & 255) - ((candidate >> shift) & 255);
    return difference(16) ** 2 + difference(8) ** 2 + difference(0) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits per pixel, each the number of a color in the palette.
  data.set([8, 3, 0, 0, 0], 8);
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), frame.length - 4);
  return frame;
}
