import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { island } from '#app/browser/island.tsx';
import { getMessages, noMessages, subscribe } from '#app/components/toasts/toast-messages.ts';
import css from '#app/components/toasts/toast-stack.module.css';

const loadStack = () => import('#app/components/toasts/toast-stack.tsx');

/** Loads Base UI early, in case a toast has to appear while the browser is offline. */
export function preloadToasts() {
  loadStack().catch(() => {});
}

const ToastStack = lazy(() => loadStack().catch(() => ({ default: () => null })));

export default island('toasts', ToastRegion);

/** Render this once on each page that shows toasts. Base UI loads with the first toast. */
function ToastRegion({ dismiss }: { dismiss: string }) {
  const messages = useSyncExternalStore(subscribe, getMessages, () => noMessages);
  // The stack stays mounted after the last toast closes, so the toast can animate out.
  const [isStackNeeded, setStackNeeded] = useState(false);
  if (messages.length > 0 && !isStackNeeded) setStackNeeded(true);
  if (!isStackNeeded) return null;
  return (
    <Suspense>
      {/* The build adds styles to a page only if a module that isn't lazy imports them. */}
      <ToastStack messages={messages} dismissLabel={dismiss} css={css} />
    </Suspense>
  );
}
