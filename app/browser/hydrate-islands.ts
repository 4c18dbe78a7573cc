/**
 * Hydrates the islands of the page after the first paint. Fetches their scripts in parallel, and runs
 * each step as an idle task, so that it never delays a tap or a frame.
 */
export async function hydrateIslands(scripts: readonly string[]) {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    await idle();
  }
  const { loadIsland } = await import('#app/browser/hydrate-island.tsx');
  let allHydrated = true;
  for (const element of document.querySelectorAll<HTMLElement>('x-island')) {
    try {
      await idle();
      const hydrate = await loadIsland(element);
      await idle();
      await hydrate();
      element.dataset.awake = '';
    } catch (error) {
      // The other islands can still work.
      allHydrated = false;
      reportError(error);
    }
  }
  // Tests wait for this before they press buttons.
  if (allHydrated) document.documentElement.dataset.hydrated = '';
}

/** Waits until the browser is idle. Safari can't tell, so there it continues at once. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) return setTimeout(resolve);
    requestIdleCallback(() => resolve(), { timeout: 100 });
    // Browsers may ignore that timeout in a hidden page.
    setTimeout(resolve, 200);
  });
