import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';

/** The graduated rule that every page head stands on. Its zero is the left text edge. */
export function Rule({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={classNames('rule', className)}>
      <div className="wrap">{children}</div>
    </div>
  );
}
