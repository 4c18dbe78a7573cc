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
  /** The label of the close button. */
  dismiss: string;
  css: Styles;
}

/** Passes the messages of `showToast` to Base UI, which announces, times and closes them. */
export default function ToastStack({ messages, dismiss, css }: ToastStackProps): ReactNode {
  const [manager] = useState(() => Toast.createToastManager());
  const handles = useRef(new Map<ToastMessage, string>());
  const [atTop, setAtTop] = useState(false);

  useEffect(() => {
    for (const [message, handle] of handles.current) {
      if (messages.includes(message)) continue;
      handles.current.delete(message);
      manager.close(handle);
    }
    for (const message of messages) {
      if (handles.current.has(message)) continue;
      const { title, text, detail, destructive, milliseconds = 5000, trigger } = message;
      setAtTop((trigger?.getBoundingClientRect().bottom ?? 0) > window.innerHeight / 2);
      const handle = manager.add({
        title,
        description: [text, detail && <div key="detail">{detail}</div>],
        type: destructive ? 'destructive' : 'success',
        // `high` would hide the toast and its button from the screen readers that it alerts.
        priority: 'low',
        timeout: destructive ? 0 : milliseconds,
        onClose: () => dismissToast(message),
      });
      handles.current.set(message, handle);
    }
  }, [messages, manager]);

  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={classNames(css.region, atTop && css.top)}>
          <Toasts dismiss={dismiss} css={css} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts({ dismiss, css }: { dismiss: string; css: Styles }) {
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
      {/* Base UI hides the button of a toast in a collapsed stack. Ours is always expanded. */}
      <Toast.Close
        className={classNames(iconClass, css.close)}
        aria-label={dismiss}
        aria-hidden={false}
      >
        <CloseIcon width={18} height={18} />
      </Toast.Close>
    </Toast.Root>
  ));
}
