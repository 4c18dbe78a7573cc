import type { FormDrawing } from '#app/pages/your-medicine/form-drawing.tsx';
import type { MedicineDrawing } from '#library/schema/medicine.ts';

const files = import.meta.glob<FormDrawing>('./drawings/*.tsx', {
  eager: true,
  import: 'drawing',
});

/** The drawing that a card names; a test holds the names to the files. */
export function drawingOf(name: MedicineDrawing): FormDrawing {
  const drawing = files[`./drawings/${name}.tsx`];
  if (!drawing)
    throw new Error(`The drawing "${name}" is not in app/pages/your-medicine/drawings.`);
  return drawing;
}
