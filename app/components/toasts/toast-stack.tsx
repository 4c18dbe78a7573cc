import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import CloseIcon from '#app/components/controls/close.svg?react';
import { iconClass } from '#app/components/controls/icon-button.tsx';
import { dismissToast, type ToastMessage } from '#app/components/toasts/toast-messages.ts';
import type css from '#app/components/toasts/toast-stack.module.css';

type Styles = typeof css;

interface ToastStackProps {
  messages: readonly ToastMessage[];
  /** The name of the button that takes one away. */
  dismiss: string;
  css: Styles;
}

/** Hands the messages of `showToast` to Base UI, which announces, times and dismisses them. */
export default function ToastStack({ messages, dismiss, css }: ToastStackProps) {
  const [manager] = useState(() => Toast.createToastManager());
  const handed = useRef(new Map<number, string>());
  const [atTop, setAtTop] = useState(false);

  useEffect(() => {
    for (const [id, handle] of handed.current) {
      if (messages.some((message) => message.id === id)) continue;
      handed.current.delete(id);
      manager.close(handle);
    }
    for (const { id, title, text, detail, destructive, milliseconds = 5000, answers } of messages) {
      if (handed.current.has(id)) continue;
      setAtTop((answers?.getBoundingClientRect().bottom ?? 0) > window.innerHeight / 2);
      const handle = manager.add({
        title,
        description: detail ? <Lines lines={[text, detail]} /> : text,
        type: destructive ? 'destructive' : 'success',
        // `high` would hide the toast, its button included, from the screen readers that it alerts.
        priority: 'low',
        timeout: destructive ? 0 : milliseconds,
        onClose: () => dismissToast(id),
      });
      handed.current.set(id, handle);
    }
  }, [messages, manager]);

  // Messages belong to the page that they were shown on.
  useEffect(() => {
    const ids = handed.current;
    return () => {
      for (const id of ids.keys()) dismissToast(id);
    };
  }, []);

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
      // Base UI hides an urgent toast and its button from readers until they have the focus.
      aria-hidden={false}
      className={classNames(
        'paper raised',
        css.toast,
        toast.type === 'destructive' && css.destructive,
      )}
    >
      <Toast.Title render={<b />} />
      <Toast.Description render={<div />} className={css.text} />
      {/* Base UI hides the button of a toast in a closed stack; ours all stand open. */}
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

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}
