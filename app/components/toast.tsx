import { Toast } from '@base-ui/react/toast';
import { classNames } from '#app/components/class-names.ts';
import { iconClass } from '#app/components/icon-button.tsx';
import { CloseIcon } from '#app/components/icons.tsx';
import css from '#app/components/toast.module.css';

const manager = Toast.createToastManager();

/** Tells the result of an action. A failure stays until it is dismissed. Returns what takes it away. */
export function showToast({
  title,
  text,
  destructive,
  milliseconds = 5000,
}: {
  title: string;
  text: string;
  destructive?: boolean;
  milliseconds?: number;
}) {
  const id = manager.add({
    title,
    description: text,
    type: destructive ? 'destructive' : 'success',
    // `high` would hide the toast, its button included, from the screen readers that it alerts.
    priority: 'low',
    timeout: destructive ? 0 : milliseconds,
  });
  return () => manager.close(id);
}

/** Where toasts appear. Stands once on a page that shows any. */
export function ToastRegion() {
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={css.region}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Base UI hides an urgent toast and its button from readers until they have the focus.
      aria-hidden={false}
      className={classNames(css.toast, toast.type === 'destructive' && css.destructive)}
    >
      <Toast.Title render={<b />} />
      <Toast.Description render={<p />} />
      {/* Base UI hides the button of a toast in a closed stack; ours all stand open. */}
      <Toast.Close
        className={classNames(iconClass, css.close)}
        aria-label="Dismiss"
        aria-hidden={false}
      >
        <CloseIcon size={18} />
      </Toast.Close>
    </Toast.Root>
  ));
}
