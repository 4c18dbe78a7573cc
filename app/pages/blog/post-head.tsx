import type { ComponentType } from 'react';
import { PlacedMark } from '#app/illustrations/mark.tsx';

const drawings = import.meta.glob<ComponentType>('./heads/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

export function PostHead({ id }: { id: string }) {
  const Drawing = drawings[`./heads/${id}.svg`] ?? MarkHead;
  return <Drawing />;
}

function MarkHead() {
  return (
    <svg
      className="drawing base"
      viewBox="0 0 640 560"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <path className="fill-light" d="M420-1000h150L-54 560h-160zM620-1000h1400V560H-8z" />
      <PlacedMark x={0} y={60} width={640} />
    </svg>
  );
}
