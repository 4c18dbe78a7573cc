import type { ReactNode } from 'react';
import { Card } from '#app/components/card.tsx';
import css from '#app/components/light-call.module.css';

/** An invitation in window light: the quiet end of a page. */
export function LightCall({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  /** The buttons. */
  children: ReactNode;
}) {
  return (
    <Card kind="light" className={css.call}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <p className="acts">{children}</p>
    </Card>
  );
}
