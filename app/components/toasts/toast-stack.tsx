import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { iconClass } from '#app/components/controls/button.tsx';
import CloseIcon from '#app/components/controls/close.svg?react';
import { dismissToast, type ToastMessage } from '#app/components/toasts/toast-messages.ts';
import type css from '#app/components/toasts/toast-stack.module.css';

type Styles = typeof css;

interface ToastStackProps {
  messages: readonly ToastMessage[];
  dismissLabel: string;
  css: Styles;
}

export default function ToastStack({ messages, dismissLabel, css }: ToastStackProps): ReactNode {
  const [manager] = useState(() => Toast.createToastManager());
  const toastIds = useRef(new Map<ToastMessage, string>());
  const [isAtTop, setIsAtTop] = useState(false);

  useEffect(() => {
    for (const [message, toastId] of toastIds.current) {
      if (messages.includes(message)) continue;
      toastIds.current.delete(message);
      manager.close(toastId);
    }
    for (const message of messages) {
      if (toastIds.current.has(message)) continue;
      const { title, text, detail, destructive, milliseconds = 5000, trigger } = message;
      setIsAtTop((trigger?.getBoundingClientRect().bottom ?? 0) > window.innerHeight / 2);
      const toastId = manager.add({
        title,
        description: [text, detail && <div key="detail">{detail}</div>],
        type: destructive ? 'destructive' : 'success',
        // With `high`, screen readers announce the toast but can't reach its button.
        priority: 'low',
        timeout: destructive ? 0 : milliseconds,
        onClose: () => dismissToast(message),
      });
      toastIds.current.set(message, toastId);
    }
  }, [messages, manager]);

  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={classNames('screen-only', css.region, isAtTop && css.atTop)}>
          <Toasts dismissLabel={dismissLabel} css={css} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts({ dismissLabel, css }: { dismissLabel: string; css: Styles }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Base UI hides a toast from screen readers until it has focus.
      aria-hidden={false}
      className={classNames(
        'paper raised',
        css.toast,
        toast.type === 'destructive' && css.destructive,
      )}
    >
      <Toast.Title render={<b />} className="text-title" />
      <Toast.Description render={<div />} className={css.text} />
      {/* Base UI hides the button while the stack is collapsed. Our stack is always expanded. */}
      <Toast.Close
        className={classNames(iconClass, css.close)}
        aria-label={dismissLabel}
        aria-hidden={false}
      >
        <CloseIcon width={18} height={18} />
      </Toast.Close>
    </Toast.Root>
  ));
}
