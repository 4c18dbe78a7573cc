/** The words that each drawing of app/pages/learn/drawings has room for, by the name of its file. */
export const drawingLabels: ReadonlyMap<string, readonly string[]> = new Map([
  ['skin', ['surface']],
  ['acne', ['surface', 'plug', 'follicle', 'gland']],
  ['rosacea', ['surface', 'vessel', 'nerve']],
  ['menopause', ['surface', 'hormone', 'vessel']],
  ['low-testosterone', ['surface', 'hormone', 'vessel']],
]);
