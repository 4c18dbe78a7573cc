import type { ArrayFieldItemButtonsTemplateProps, RJSFSchema } from '@rjsf/utils';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { Path } from '#editor/contract.ts';
import { getValue } from '#editor/files/data.ts';
import { FormStateContext } from './context.ts';
import styles from './form.module.css';

interface ItemFrameProps {
  id: string;
  title: string;
  badge: ReactNode;
  buttons?: ReactNode;
  isNew: boolean;
  children: ReactNode;
}

/** Renders the fields of open entries only, because long lists are slow to type in otherwise. */
export function ItemFrame({ id, title, badge, buttons, isNew, children }: ItemFrameProps) {
  const [isOpen, setOpen] = useState(isNew);
  const itemRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an entry that was just added
  useEffect(() => {
    if (!isNew) return;
    itemRef.current?.scrollIntoView({ block: 'nearest' });
    itemRef.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  return (
    <div className={styles.item} ref={itemRef}>
      <details
        id={`${id}-entry`}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span className={styles.title}>{title}</span>
        </summary>
        {isOpen && <div className={`stack ${styles.content}`}>{children}</div>}
      </details>
      <div className={styles.toolbar}>
        {badge}
        {buttons}
      </div>
    </div>
  );
}

type ItemButtonsProps = ArrayFieldItemButtonsTemplateProps<unknown, RJSFSchema>;

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
export function PlaceholderBadge({ path }: { path: Path }) {
  const context = use(FormStateContext);
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
