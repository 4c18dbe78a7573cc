import type { ComponentProps } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/controls/button.module.css';
import type { Link as LinkWords } from '#library/schema/values.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** Every page is a document of its own: the browser prefetches it and crossfades to it. */
export function Link({ to, ...props }: LinkProps) {
  return <a {...props} href={to} />;
}

interface Look {
  /** `coming` does nothing yet: it has aria-disabled, and says so beside it. */
  variant?: 'primary' | 'secondary' | 'ink' | 'coming';
  size?: 'small';
}

const look = ({ variant = 'primary', size }: Look, className?: string) =>
  classNames(css.button, css[variant], size && css[size], className);

export function Button({ variant, size, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={look({ variant, size }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & Look) {
  return <Link {...props} className={look({ variant, size }, className)} />;
}

/** The third choice beside two buttons. */
export function QuietLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(css.quiet, 'arrow', className)} />;
}

/** What a reader may do next: the first as a button, the others quiet beside it. */
export function ActLinks({ links }: { links: readonly LinkWords[] }) {
  return (
    <p className="acts">
      {links.map(({ label, to }, index) =>
        index === 0 ? (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ) : (
          <QuietLink key={to} to={to}>
            {label}
          </QuietLink>
        ),
      )}
    </p>
  );
}
