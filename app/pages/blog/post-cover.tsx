import type { ComponentType } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/cover.module.css';
import { PlacedMark } from '#app/illustrations/mark.tsx';

const drawings = import.meta.glob<ComponentType>('./covers/*.svg', {
  query: '?react',
  import: 'default',
  eager: true,
});

const backgrounds = new Map<string, 'wash' | 'amber' | 'shade' | 'cobalt'>([
  ['erectile-dysfunction', 'wash'],
  ['thyroid-imbalance', 'amber'],
  ['hair-loss', 'shade'],
  ['anti-aging', 'cobalt'],
  ['travel-health', 'amber'],
]);

export function PostCover({ id, className }: { id: string; className?: string }) {
  const Drawing = drawings[`./covers/${id}.svg`] ?? MarkCover;
  const background = css[backgrounds.get(id) ?? 'light'];
  return (
    <span className={classNames('screen-only', css.cover, background, className)}>
      <Drawing />
    </span>
  );
}

function MarkCover() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 360 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M150 0h80L136 240H56zM250 0h110v150l-36 90H156z" fill="var(--sun)" opacity=".7" />
      <PlacedMark x={70} y={20} width={237.6} />
    </svg>
  );
}
