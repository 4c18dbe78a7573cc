import { classNames } from '#app/components/class-names.ts';
import { type NamedValue, NamedValues } from '#app/components/named-values.tsx';
import css from '#app/components/rows.module.css';

export function Rows({ rows, className }: { rows: readonly NamedValue[]; className?: string }) {
  return <NamedValues values={rows} className={classNames('lined', css.rows, className)} />;
}
