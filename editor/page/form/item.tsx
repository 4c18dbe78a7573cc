import type { ArrayFieldItemButtonsTemplateProps, RJSFSchema } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import type { Path } from '#editor/contract.ts';
import { valueAt } from '#editor/files/data.ts';
import type { FormContext } from './context.ts';
import styles from './form.module.css';

interface FrameProps {
  title: string;
  badge: ReactNode;
  buttons?: ReactNode;
  isNew?: boolean;
  children: ReactNode;
}

/** An entry of a list, collapsed unless it is new. */
export function ItemFrame({ title, badge, buttons, isNew = false, children }: FrameProps) {
  const [isOpen, setOpen] = useState(isNew);
  return (
    <div className={styles.item}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.title}>{title}</span>
        </summary>
        <div className={`stack ${styles.inside}`}>{children}</div>
      </details>
      <div className={styles.tools}>
        {badge}
        {buttons}
      </div>
    </div>
  );
}

type ButtonProps = ArrayFieldItemButtonsTemplateProps<unknown, RJSFSchema, FormContext>;

export function ItemButtons({ name, ...buttons }: ButtonProps & { name: string }) {
  const list = [
    { sign: '↑', label: 'Move up', has: buttons.hasMoveUp, act: buttons.onMoveUpItem },
    { sign: '↓', label: 'Move down', has: buttons.hasMoveDown, act: buttons.onMoveDownItem },
    { sign: '✕', label: 'Remove', has: buttons.hasRemove, act: buttons.onRemoveItem },
  ].filter(({ has }) => has);
  return (
    <span className={styles.buttons}>
      {list.map(({ sign, label, act }) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={`${label}: ${name}`}
          onClick={act}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

/** Marks a placeholder until the owner replaces or confirms it. */
export function PlaceholderBadge({ path, context }: { path: Path; context: FormContext }) {
  if (!context.isPlaceholder(path)) return null;
  const isText = typeof valueAt(context.values, path) === 'string';
  return (
    <span className="labels">
      <span className={styles.badge}>{isText ? 'Invented: replace it' : 'Invented'}</span>
      {!isText && (
        <button
          type="button"
          className={styles.small}
          disabled={!context.confirm}
          title={context.confirm ? undefined : 'Save your changes first'}
          onClick={() => context.confirm?.(path)}
        >
          All of this is real
        </button>
      )}
    </span>
  );
}
