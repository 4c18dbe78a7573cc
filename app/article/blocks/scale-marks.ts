/** Into how many parts a scale may be divided, those that read best first. */
const divisions = [4, 5, 3] as const;
export type Parts = (typeof divisions)[number];

/** Where a scale from zero to `max` is numbered: at round figures where there are any. */
export function scaleMarks(max: number): { marks: number[]; parts: Parts } {
  const parts =
    divisions.find((count) => isRound(max / count)) ??
    divisions.find((count) => Number.isInteger(max / count)) ??
    4;
  const marks = Array.from({ length: parts + 1 }, (_, index) => exact((max * index) / parts));
  return { marks, parts };
}

/** 1, 2 or 5, however many zeros stand behind it or before it. */
const isRound = (step: number) => /^[125](\.0+)?e/.test(exact(step).toExponential());

/** Without the dust of binary fractions. */
const exact = (value: number) => Number(value.toPrecision(10));
