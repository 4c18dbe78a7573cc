import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/person.module.css';
import MonogramDrawing from '#brand/monogram.svg?react';
import { samplePersonNotice } from '#library/review/people.ts';

interface PersonProps {
  caption?: string;
  name: string;
  initials: string;
  /** The portrait must be square. */
  imageUrl?: string | undefined;
  mirrored?: boolean;
  isSample?: boolean;
  children?: ReactNode;
}

export function Person({ mirrored, isSample, children, ...person }: PersonProps) {
  const { caption, name, initials, imageUrl } = person;
  return (
    <div className={css.person}>
      {imageUrl ? (
        <img className={css.portrait} src={imageUrl} alt="" width="96" height="96" />
      ) : (
        <span className={classNames(css.monogram, mirrored && css.mirrored)} aria-hidden="true">
          <MonogramDrawing className="drawing" aria-hidden="true" />
          <b>{initials}</b>
        </span>
      )}
      <div>
        {caption && <span className="meta">{caption}</span>}
        <b className="display-1">{name}</b>
        {isSample && <span className="meta"> ({samplePersonNotice})</span>}
      </div>
      {children && <p className="note">{children}</p>}
    </div>
  );
}
