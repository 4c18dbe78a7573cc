declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** OpenType features to keep; all of them when left out. */
      keepFeatures?: string[];
      /** A range keeps the axis; a number pins it. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
