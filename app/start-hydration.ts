/**
 * Runs the hydration scripts that the page carries as inert text, fetching their modules in parallel.
 * `server/finish-page.ts` is the other half: it writes the marks that are read here.
 * Each step is a task of its own and waits its turn: a tap or a frame always goes first.
 */
export async function startHydration(document: Document) {
  const late = document.querySelectorAll<HTMLScriptElement>('script[type^="text/late"]');
  for (const script of late) {
    for (const href of script.dataset.preload?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
      await idle();
    }
  }
  for (const script of late) {
    const live = document.createElement('script');
    if (script.type === 'text/late-module') live.type = 'module';
    live.text = script.text;
    document.head.append(live);
    live.remove();
    await idle();
  }
}

/** Until the browser has nothing better to do; Safari cannot tell and goes on at once. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 });
    else setTimeout(resolve);
  });
