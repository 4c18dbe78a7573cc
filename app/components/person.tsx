import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/person.module.css';

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
      <svg className="drawing" viewBox="0 0 110 86" aria-hidden="true">
        {mirrored ? (
          <>
            <path
              className="fill-amber"
              d="M26 26c12 14 24 24 24 36a24 24 0 0 1-48 0c0-12 12-22 24-36z"
            />
            <path className="fill-cobalt overprint" d="M72 4 107 24v38L72 82 37 62V24z" />
          </>
        ) : (
          <>
            <path className="fill-cobalt" d="M38 4 73 24v38L38 82 3 62V24z" />
            <path
              className="fill-amber overprint"
              d="M84 26c12 14 24 24 24 36a24 24 0 0 1-48 0c0-12 12-22 24-36z"
            />
          </>
        )}
      </svg>
      <b>{initials}</b>
    </span>
  );
}
