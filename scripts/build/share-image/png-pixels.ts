import { inflateSync } from 'node:zlib';

/** Reads back what indexed-png.ts writes, so that tests can look at the pixels. */
export function pngPixels(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  return {
    width,
    height,
    colors: palette.length / 3,
    at(x: number, y: number): [red: number, green: number, blue: number] {
      const index = (rows[y * (width + 1) + 1 + x] ?? 0) * 3;
      return [palette[index] ?? 0, palette[index + 1] ?? 0, palette[index + 2] ?? 0];
    },
  };
}

/** The smallest box around all pixels in which two pictures visibly differ. */
export function differingBox(first: Buffer, second: Buffer) {
  const [a, b] = [pngPixels(first), pngPixels(second)];
  const box = { left: a.width, top: a.height, right: 0, bottom: 0 };
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      // Green alone tells our ink from every ground that it is printed on.
      if (Math.abs(a.at(x, y)[1] - b.at(x, y)[1]) < 20) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}
