import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { island } from '#app/browser/island.tsx';
import { currentMessages, noMessages, onMessages } from '#app/components/toasts/toast-messages.ts';
import css from '#app/components/toasts/toast-stack.module.css';

const loadStack = () => import('#app/components/toasts/toast-stack.tsx');

/** Loads Base UI early, in case a toast has to appear while offline. */
export function preloadToasts() {
  loadStack().catch(() => {});
}

/** The page always shows the message too, so it works without toasts if they fail to load. */
const ToastStack = lazy(() => loadStack().catch(() => ({ default: () => null })));

export default island('toasts', ToastRegion);

/** Shows toasts. Render it once on each page that has any. Base UI loads with the first toast. */
function ToastRegion({ dismiss }: { dismiss: string }) {
  const messages = useSyncExternalStore(onMessages, currentMessages, () => noMessages);
  // The stack stays after the last toast closes, so that toast can animate out.
  const [isNeeded, setNeeded] = useState(false);
  if (messages.length > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      {/* The build puts styles on a page only if a module that isn't lazy uses them. */}
      <ToastStack messages={messages} dismiss={dismiss} css={css} />
    </Suspense>
  );
}
