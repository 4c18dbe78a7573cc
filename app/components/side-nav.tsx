import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/side-nav.module.css';

interface SideNavProps {
  title: string;
  className: string | undefined;
  children: ReactNode;
}

export function SideNav({ title, className, children }: SideNavProps) {
  return (
    <nav className={classNames('sticky', css.nav, className)} aria-labelledby="contents">
      <h2 id="contents" className="text-title">
        {title}
      </h2>
      {children}
    </nav>
  );
}
