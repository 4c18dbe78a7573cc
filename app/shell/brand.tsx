import { classNames } from '#app/components/class-names.ts';
import { Mark } from '#app/illustrations/mark.tsx';
import css from '#app/shell/brand.module.css';
import { site } from '#library/facts.ts';

export function Brand({ className }: { className?: string }) {
  return (
    <a href="/" className={classNames(css.brand, className)} translate="no">
      <Mark />
      {site.brand}
    </a>
  );
}
