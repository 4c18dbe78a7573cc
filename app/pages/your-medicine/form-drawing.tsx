import type { ComponentType, SVGProps } from 'react';
import type { MedicineDrawing } from '#library/schema/medicine.ts';

/** Each drawing is 240 units wide with its base at y = 300, and its shadow is a separate file. */
const drawings = import.meta.glob<ComponentType<SVGProps<SVGGElement>>>('./drawings/*.svg', {
  query: '?shapes',
  import: 'default',
  eager: true,
});

function getDrawing(name: MedicineDrawing) {
  const Form = drawings[`./drawings/${name}.svg`];
  const Shadow = drawings[`./drawings/${name}-shadow.svg`];
  if (!Form || !Shadow) {
    throw new Error(`Add ${name}.svg and ${name}-shadow.svg to app/pages/your-medicine/drawings.`);
  }
  return { Form, Shadow };
}

export function ShelfDrawing({ name }: { name: MedicineDrawing }) {
  const { Form, Shadow } = getDrawing(name);
  return (
    <svg className="drawing base" viewBox="0 0 240 300" aria-hidden="true">
      <g className="overprint cast">
        <Shadow transform="translate(-36 32)" />
      </g>
      <Form />
    </svg>
  );
}

export function HeadDrawing({ name }: { name: MedicineDrawing }) {
  const { Form, Shadow } = getDrawing(name);
  return (
    <svg className="drawing base" viewBox="0 0 600 470" aria-hidden="true">
      <path className="fill-light" d="M1060-2600h190L22 470h-190zM1300-2600h2400V470H72z" />
      <g className="overprint cast">
        <Shadow transform="translate(84 68) scale(1.5)" />
      </g>
      <Form transform="translate(150 20) scale(1.5)" />
    </svg>
  );
}
