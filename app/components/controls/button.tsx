import type { ComponentProps } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/controls/button.module.css';
import type { Link as LinkWords } from '#library/schema/values.ts';

/** A link within the site. Every page is a document: the browser prefetches and crossfades it. */
export function Link({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
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

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={look({ variant, size }, className)} />;
}

/** A link out of the site (tel:, mailto:, another site) that looks like a button. */
export function ButtonAnchor({ variant, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a {...props} className={look({ variant, size }, className)} />;
}

/** The third choice beside two buttons. */
export function QuietLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={classNames(css.quiet, 'arrow', className)} />;
}

/** The same for a link out of the site. */
export function QuietAnchor({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={classNames(css.quiet, 'arrow', className)} />;
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
