import { type ComponentType, type SVGProps, useId } from 'react';

const specimens = import.meta.glob<ComponentType<SVGProps<SVGGElement>>>('./specimens/*.svg', {
  query: '?shapes',
  import: 'default',
  eager: true,
});

/** A condition under the microscope, or cells if it has no drawing. Decorative. */
export function Specimen({ name }: { name?: string }) {
  const Drawing = specimens[`./specimens/${name}.svg`] ?? specimens['./specimens/cells.svg'];
  const clip = useId();
  return (
    <svg className="drawing" viewBox="0 0 200 200" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="100" cy="100" r="88" />
      </clipPath>
      {Drawing && <Drawing clipPath={`url(#${clip})`} />}
      <circle className="outline" cx="100" cy="100" r="88" />
    </svg>
  );
}
