import type { ComponentProps } from 'react';
import { classNames } from '#app/components/class-names.ts';
import css from '#app/components/controls/icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A button whose name is its label, not its text. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={classNames(css.icon, className)}
    />
  );
}

export const iconClass = css.icon;
