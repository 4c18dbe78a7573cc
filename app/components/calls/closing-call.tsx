import type { ReactNode } from 'react';
import css from '#app/components/calls/closing-call.module.css';
import { classNames } from '#app/components/class-names.ts';

/** The amber end of a page: one object, standing on the lower edge. */
export function ClosingCall({
  id,
  title,
  lead,
  art,
  children,
}: {
  /** For links that lead here. */
  id?: string;
  title: string;
  lead?: ReactNode;
  art?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}) {
  return (
    <section className={classNames('amber-ground', css.close)} id={id}>
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          <p className="acts">{children}</p>
        </div>
        {art}
      </div>
    </section>
  );
}
