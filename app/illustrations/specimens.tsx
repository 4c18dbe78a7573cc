import { type ComponentType, type SVGProps, useId } from 'react';

const specimens = import.meta.glob<ComponentType<SVGProps<SVGGElement>>>('./specimens/*.svg', {
  query: '?shapes',
  import: 'default',
  eager: true,
});

export function Specimen({ name }: { name?: string }) {
  const Drawing = specimens[`./specimens/${name}.svg`] ?? specimens['./specimens/cells.svg'];
  const clipId = useId();
  return (
    <svg className="drawing" viewBox="0 0 200 200" aria-hidden="true">
      <clipPath id={clipId}>
        <circle cx="100" cy="100" r="88" />
      </clipPath>
      {Drawing && <Drawing clipPath={`url(#${clipId})`} />}
      <circle className="outline" cx="100" cy="100" r="88" />
    </svg>
  );
}
