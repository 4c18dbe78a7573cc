import { expect, it } from 'vitest';
import { encodeQrCode, qrCodePath } from '#library/qr-code.ts';

it('encodes one letter as the smallest QR code', () => {
  const rows = encodeQrCode('A').map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  // Checked with a QR code reader.
  expect(rows.join('\n')).toBe(
    `
#######..###..#######
#.....#.#.###.#.....#
#.###.#...#...#.###.#
#.###.#..#....#.###.#
#.###.#.##..#.#.###.#
#.....#...#.#.#.....#
#######.#.#.#.#######
...........##........
#.#.#.#...##....#..#.
#..###...#....#...##.
.#....#.###.#...#...#
#.#.#....##...#...#..
#.#..##.#.#.#.#.#.#.#
........####.#.#.#.#.
#######....#.###.####
#.....#..#.###.###...
#.###.#.##.#.###.##.#
#.###.#.......#...##.
#.###.#.##..#...#...#
#.....#..##...#...##.
#######.#...#.#.#.###`.trim(),
  );
});

it.each([
  [14, 21],
  [15, 25],
  [106, 41],
])('fits %i bytes into %i modules', (length, size) => {
  expect(encodeQrCode('x'.repeat(length))).toHaveLength(size);
});

it('refuses a text that is too long', () => {
  expect(() => encodeQrCode('x'.repeat(107))).toThrow('too large');
});

it('draws each run of dark modules as one stroke', () => {
  expect(qrCodePath([[true, true, false, true], [false], [true]])).toBe('M0 0h2M3 0h1M0 2h1');
});
