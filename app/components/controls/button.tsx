import type { ComponentProps } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/controls/button.module.css';
import type { Link } from '#library/schema/values.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

export function LinkItems({ links }: { links: readonly Link[] }) {
  return links.map(({ label, to }) => (
    <li key={label}>
      <a href={to}>{label}</a>
    </li>
  ));
}

interface ButtonStyle {
  /** `coming` is for an action that isn't available yet. Set aria-disabled too. */
  variant?: 'primary' | 'secondary' | 'ink' | 'coming';
  size?: 'small';
}

export const getButtonClass = ({ variant = 'primary', size }: ButtonStyle, className?: string) =>
  classNames(css.button, css[variant], size && css[size], className);

export function Button({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button type="button" {...props} className={getButtonClass({ variant, size }, className)} />
  );
}

export function ButtonLink({ to, variant, size, className, ...props }: LinkProps & ButtonStyle) {
  return <a {...props} href={to} className={getButtonClass({ variant, size }, className)} />;
}

export const iconClass = css.icon;

/** An icon button has no text, so it needs an `aria-label`. */
export function IconButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classNames(iconClass, className)} />;
}

export function QuietLink({ to, className, ...props }: LinkProps) {
  return <a {...props} href={to} className={classNames(css.quietLink, 'arrow', className)} />;
}

export function QuietLinks({ links }: { links: readonly Link[] }) {
  return (
    <p className="acts">
      {links.map(({ label, to }) => (
        <QuietLink key={to} to={to}>
          {label}
        </QuietLink>
      ))}
    </p>
  );
}

export function ActionLinks({ links }: { links: readonly Link[] }) {
  return (
    <p className="acts">
      {links.map(({ label, to }, index) => {
        const ActionLink = index === 0 ? ButtonLink : QuietLink;
        return (
          <ActionLink key={to} to={to}>
            {label}
          </ActionLink>
        );
      })}
    </p>
  );
}
