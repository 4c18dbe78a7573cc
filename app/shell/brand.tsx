import { classNames } from '#app/components/class-names.ts';
import { Link } from '#app/components/controls/button.tsx';
import { Mark } from '#app/illustrations/mark.tsx';
import css from '#app/shell/brand.module.css';
import { site } from '#library/facts.ts';

export function Brand({ className }: { className?: string }) {
  return (
    <Link to="/" className={classNames(css.brand, className)} translate="no">
      <Mark />
      {site.brand}
    </Link>
  );
}
