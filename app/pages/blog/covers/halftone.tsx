/** Dots in staggered rows. Each digit is a dot's size in steps of three units, 0 is a gap. */
export interface HalftoneGrid {
  rows: readonly string[];
  across: number;
  down: number;
}

/** One path for each size of dot: a stroke without length and with round ends is a dot. */
export function Halftone({ rows, across, down }: HalftoneGrid) {
  const dots = rows.flatMap((row, line) =>
    [...row].map((digit, column) => ({
      size: Number.parseInt(digit, 16),
      x: Math.round((line % 2 === 0 ? across / 2 : across) + column * across),
      y: Math.round(across / 2 + line * down),
    })),
  );
  const sizes = Map.groupBy(dots, ({ size }) => size);
  return (
    <g fill="none" stroke="var(--g-amber)" strokeLinecap="round">
      {[...sizes].map(([size, same]) =>
        size === 0 ? null : (
          <path
            key={size}
            strokeWidth={size * 3}
            d={same.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          />
        ),
      )}
    </g>
  );
}
