import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/person.module.css';
import { SvgParts } from '#app/illustrations/inline-svg.tsx';
import { drawings } from '#library/brand/drawings.ts';

const { viewBox, left, width, parts } = drawings.monogram;

/** Reviewers and authors: a portrait, or initials on two overprinted shapes. */
export function Person({
  caption,
  name,
  initials,
  imageUrl,
  mirrored,
  children,
}: {
  /** What the person did here, over the name: 'Medically reviewed by'. */
  caption?: string;
  name: string;
  initials: string;
  /** A portrait, square. */
  imageUrl?: string | undefined;
  mirrored?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={css.person}>
      {imageUrl ? (
        <img className={css.portrait} src={imageUrl} alt="" width="96" height="96" />
      ) : (
        <Monogram initials={initials} mirrored={mirrored} />
      )}
      <div>
        {caption && <span className="meta">{caption}</span>}
        <b>{name}</b>
      </div>
      {children && <p>{children}</p>}
    </div>
  );
}

export function Monogram({ initials, mirrored }: { initials: string; mirrored?: boolean }) {
  return (
    <span className={classNames(css.mono, mirrored && css.mirrored)} aria-hidden="true">
      <svg className="drawing" viewBox={viewBox} aria-hidden="true">
        <g transform={mirrored ? `matrix(-1 0 0 1 ${2 * left + width} 0)` : undefined}>
          <SvgParts parts={parts} />
        </g>
      </svg>
      <b>{initials}</b>
    </span>
  );
}
