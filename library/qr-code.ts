/**
 * Encodes text as a QR code (ISO/IEC 18004) with byte mode, error correction level M and mask 0. That
 * needs no tables beyond the six smallest versions, which hold up to 106 bytes.
 */
const versions = [
  { blockCount: 1, dataBytes: 16, checkBytes: 10 },
  { blockCount: 1, dataBytes: 28, checkBytes: 16 },
  { blockCount: 1, dataBytes: 44, checkBytes: 26 },
  { blockCount: 2, dataBytes: 32, checkBytes: 18 },
  { blockCount: 2, dataBytes: 43, checkBytes: 24 },
  { blockCount: 4, dataBytes: 27, checkBytes: 16 },
];

/** The format bits of level M and mask 0, with their error correction. */
const formatBits = 0b101010000010010;

/** The dark modules of each row from the top, without the quiet zone. */
export function encodeQrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex((one) => bytes.length + 2 <= one.blockCount * one.dataBytes);
  const version = versions[index];
  if (!version) throw new Error(`A QR code for “${text}” would be too large. Use a shorter text.`);
  const size = 21 + 4 * index;
  const grid = drawPatterns(size);
  const bits = toBits(addCheckBytes(padData(bytes, version), version), 8);
  let position = 0;
  for (const [x, y] of zigzag(size)) {
    if (grid[y]?.[x] !== undefined) continue;
    setModule(grid, x, y, (bits[position] === '1') !== ((x + y) % 2 === 0));
    position += 1;
  }
  return grid.map((row) => row.map(Boolean));
}

/** The dark modules as strokes of width 1 for the `d` attribute of an SVG path. */
export const qrCodePath = (modules: readonly (readonly boolean[])[]) =>
  modules
    .flatMap((row, y) =>
      Array.from(
        row.map(Number).join('').matchAll(/1+/g),
        ({ 0: run, index: x }) => `M${x} ${y}h${run.length}`,
      ),
    )
    .join('');

type Version = (typeof versions)[number];

/** `undefined` modules are free for data. */
type Grid = (boolean | undefined)[][];

const toBits = (values: readonly number[], length: number) =>
  values.map((value) => value.toString(2).padStart(length, '0')).join('');

function padData(bytes: Uint8Array, { blockCount, dataBytes }: Version): number[] {
  // The data starts with the number of byte mode, 4.
  const bits = `0100${toBits([bytes.length, ...bytes], 8)}0000`;
  const data = Array.from(bits.matchAll(/.{8}/g), ([byte]) => Number.parseInt(byte, 2));
  // Padding alternates between two bytes.
  for (let byte = 0xec; data.length < blockCount * dataBytes; byte ^= 0xec ^ 0x11) data.push(byte);
  return data;
}

/** Splits the data into blocks, and interleaves the blocks and their check bytes. */
function addCheckBytes(data: readonly number[], version: Version): number[] {
  const { blockCount, dataBytes, checkBytes } = version;
  const blocks = Array.from({ length: blockCount }, (_, block) =>
    data.slice(block * dataBytes, (block + 1) * dataBytes),
  );
  const checks = blocks.map((block) => reedSolomon(block, checkBytes));
  const interleave = (parts: readonly number[][], length: number) =>
    Array.from({ length }, (_, place) => parts.map((part) => part[place] ?? 0)).flat();
  return [...interleave(blocks, dataBytes), ...interleave(checks, checkBytes)];
}

/** The remainder of the data divided by the generator polynomial, in the field GF(256). */
function reedSolomon(data: readonly number[], length: number): number[] {
  let generator = [1];
  let root = 1;
  for (let degree = 0; degree < length; degree += 1) {
    generator = [...generator, 0].map(
      (factor, place) => factor ^ multiply(generator[place - 1] ?? 0, root),
    );
    root = multiply(root, 2);
  }
  return data.reduce((remainder, byte) => {
    const factor = byte ^ (remainder[0] ?? 0);
    return generator
      .slice(1)
      .map((value, place) => multiply(value, factor) ^ (remainder[place + 1] ?? 0));
  }, Array<number>(length).fill(0));
}

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

function setModule(grid: Grid, x: number, y: number, isDark: boolean) {
  const row = grid[y];
  if (row && x >= 0 && x < grid.length) row[x] = isDark;
}

function drawPatterns(size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  /** Draws concentric squares. `lightRings` are the distances of the light ones from the center. */
  const drawSquare = (x: number, y: number, radius: number, lightRings: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        setModule(grid, x + dx, y + dy, !lightRings.includes(ring));
      }
    }
  };
  for (let place = 0; place < size; place += 1) {
    setModule(grid, place, 6, place % 2 === 0);
    setModule(grid, 6, place, place % 2 === 0);
  }
  if (size > 21) drawSquare(size - 7, size - 7, 2, [1]);
  drawSquare(3, 3, 4, [2, 4]);
  drawSquare(size - 4, 3, 4, [2, 4]);
  drawSquare(3, size - 4, 4, [2, 4]);
  drawFormat(grid, size);
  return grid;
}

function drawFormat(grid: Grid, size: number) {
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((formatBits >> bit) & 1) === 1;
    // Both copies skip the timing pattern.
    const far = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    setModule(grid, far, 8, isDark);
    setModule(grid, 8, near, isDark);
  }
  setModule(grid, 8, size - 8, true);
}

/** Data runs up and down in columns of two from the lower right corner. */
function* zigzag(size: number): Generator<readonly [x: number, y: number]> {
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    isUpward = !isUpward;
  }
}
