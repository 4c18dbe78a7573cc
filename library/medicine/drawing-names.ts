/** What a card shows that names no drawing. */
export const plainDrawing = 'vessels';

/** The drawings of app/pages/your-medicine/drawings, by the names of their files. */
export const medicineDrawings = [
  plainDrawing,
  'cream',
  'foam',
  'capsule',
  'troche',
  'liquid',
  'chew',
  'pet-liquid',
  'ear-gel',
] as const;

export type MedicineDrawing = (typeof medicineDrawings)[number];
