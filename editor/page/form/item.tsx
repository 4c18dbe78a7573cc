import type { ArrayFieldItemButtonsTemplateProps, RJSFSchema } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import type { FormContext } from './context.ts';
import formStyles from './form.module.css';
import styles from './item.module.css';

interface FrameProps {
  title: string;
  badge?: ReactNode;
  buttons?: ReactNode;
  isNew?: boolean;
  children: ReactNode;
}

/** An entry of a list, folded until somebody wants to change it. */
export function ItemFrame({ title, badge, buttons, isNew = false, children }: FrameProps) {
  const [isOpen, setOpen] = useState(isNew);
  return (
    <div className={formStyles.item}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.title}>{title}</span>
        </summary>
        <div className={formStyles.inside}>{children}</div>
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
    { sign: '↑', what: 'Move up', has: buttons.hasMoveUp, act: buttons.onMoveUpItem },
    { sign: '↓', what: 'Move down', has: buttons.hasMoveDown, act: buttons.onMoveDownItem },
    { sign: '✕', what: 'Remove', has: buttons.hasRemove, act: buttons.onRemoveItem },
  ];
  return (
    <span className={styles.buttons}>
      {list
        .filter(({ has }) => has)
        .map(({ sign, what, act }) => (
          <button
            key={what}
            type="button"
            title={what}
            aria-label={`${what}: ${name}`}
            onClick={act}
          >
            {sign}
          </button>
        ))}
    </span>
  );
}
