/**
 * Runs the hydration script that the page carries as inert text, fetching its modules in parallel.
 * `server/finish-page.ts` is the other half: it writes the marks that are read here.
 * Each step is a task of its own and waits its turn: a tap or a frame always goes first.
 */
export async function startHydration(document: Document) {
  const late = document.querySelector<HTMLScriptElement>('script[type="text/late"]');
  if (!late) return;
  for (const href of late.dataset.preload?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    await idle();
  }
  const live = document.createElement('script');
  live.type = 'module';
  live.text = late.text;
  document.head.append(live);
  live.remove();
}

/** Until the browser has nothing better to do; Safari cannot tell and goes on at once. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) return setTimeout(resolve);
    requestIdleCallback(() => resolve(), { timeout: 100 });
    // Its own limit is a promise that a browser may not keep in a page that nobody sees.
    setTimeout(resolve, 200);
  });
