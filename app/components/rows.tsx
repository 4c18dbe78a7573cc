import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/rows.module.css';

/** Facts with a name, between hairlines. Try it before a card. */
export function Rows({
  rows,
  className,
}: {
  rows: readonly { name: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={classNames('lined', css.rows, className)}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
