/**
 * Brings the islands of the page to life, once it has been painted. Their scripts are fetched in
 * parallel. Each step is a task of its own and waits its turn: a tap or a frame always goes first.
 */
export async function wakeIslands(scripts: readonly string[]) {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    await idle();
  }
  const { loadIsland } = await import('#app/browser/hydrate-island.tsx');
  let allAwake = true;
  for (const element of document.querySelectorAll<HTMLElement>('x-island')) {
    try {
      await idle();
      const hydrate = await loadIsland(element);
      await idle();
      await hydrate();
      element.dataset.awake = '';
    } catch (error) {
      // Whatever one lacks, the others shall work.
      allAwake = false;
      reportError(error);
    }
  }
  // Tells tests that buttons which need script now act.
  if (allAwake) document.documentElement.dataset.hydrated = '';
}

/** Until the browser has nothing better to do; Safari cannot tell and goes on at once. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) return setTimeout(resolve);
    requestIdleCallback(() => resolve(), { timeout: 100 });
    // Its own limit is a promise that a browser may not keep in a page that nobody sees.
    setTimeout(resolve, 200);
  });
