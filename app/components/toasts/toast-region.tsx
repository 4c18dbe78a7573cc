import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  currentMessages,
  noMessages,
  onMessages,
  type ToastMessage,
} from '#app/components/toasts/toast-messages.ts';
import css from '#app/components/toasts/toast-stack.module.css';

interface StackModule {
  default: ComponentType<{ messages: readonly ToastMessage[]; dismiss: string; css: typeof css }>;
}

const loadStack = (): Promise<StackModule> => import('#app/components/toasts/toast-stack.tsx');

/** For what may have to be said when the network is gone: fetches what draws toasts ahead of time. */
export function preloadToasts() {
  loadStack().catch(() => {});
}

/** A toast is never the only place of its message, so a page does without one that cannot be drawn. */
const ToastStack = lazy(() => loadStack().catch(() => ({ default: () => null })));

/** Where toasts appear. Stands once on a page that shows any; what draws them is loaded with the first. */
export function ToastRegion({ dismiss }: { dismiss: string }) {
  const messages = useSyncExternalStore(onMessages, currentMessages, () => noMessages);
  // Once drawn, the stack stays: the last toast leaves it by its own motion.
  const [drawn, setDrawn] = useState(false);
  const some = messages.length > 0;
  useEffect(() => {
    if (some) setDrawn(true);
  }, [some]);
  if (!some && !drawn) return null;
  return (
    <Suspense>
      {/* Only styles that are used here, before the stack loads, are part of the page. */}
      <ToastStack messages={messages} dismiss={dismiss} css={css} />
    </Suspense>
  );
}
