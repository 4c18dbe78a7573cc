import type { ArrayFieldItemButtonsTemplateProps, RJSFSchema } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import type { Path } from '#editor/contract.ts';
import { getValue } from '#editor/files/data.ts';
import type { FormContext } from './context.ts';
import styles from './form.module.css';

interface ItemFrameProps {
  title: string;
  badge: ReactNode;
  buttons?: ReactNode;
  isNew?: boolean;
  children: ReactNode;
}

export function ItemFrame({ title, badge, buttons, isNew = false, children }: ItemFrameProps) {
  const [isOpen, setOpen] = useState(isNew);
  return (
    <div className={styles.item}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.title}>{title}</span>
        </summary>
        <div className={`stack ${styles.content}`}>{children}</div>
      </details>
      <div className={styles.toolbar}>
        {badge}
        {buttons}
      </div>
    </div>
  );
}

type ItemButtonsProps = ArrayFieldItemButtonsTemplateProps<unknown, RJSFSchema, FormContext>;

export function ItemButtons({ name, ...props }: ItemButtonsProps & { name: string }) {
  const buttons = [
    { icon: '↑', label: 'Move up', isShown: props.hasMoveUp, onClick: props.onMoveUpItem },
    { icon: '↓', label: 'Move down', isShown: props.hasMoveDown, onClick: props.onMoveDownItem },
    { icon: '✕', label: 'Remove', isShown: props.hasRemove, onClick: props.onRemoveItem },
  ].filter(({ isShown }) => isShown);
  return (
    <span className={styles.buttons}>
      {buttons.map(({ icon, label, onClick }) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={`${label}: ${name}`}
          onClick={onClick}
        >
          {icon}
        </button>
      ))}
    </span>
  );
}

/** Replacing text clears its placeholder tag, but a group has to be confirmed. */
export function PlaceholderBadge({ path, context }: { path: Path; context: FormContext }) {
  if (!context.isPlaceholder(path)) return null;
  const isText = typeof getValue(context.values, path) === 'string';
  return (
    <span className="labels">
      <span className={styles.badge}>{isText ? 'Placeholder: replace it' : 'Placeholder'}</span>
      {!isText && (
        <button
          type="button"
          className={styles.compactButton}
          disabled={!context.confirm}
          title={context.confirm ? undefined : 'Save your changes first'}
          onClick={() => context.confirm?.(path)}
        >
          These values are real
        </button>
      )}
    </span>
  );
}
