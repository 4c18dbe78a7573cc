/**
 * Preloads the scripts, then hydrates the page's islands one by one. Each step waits until the
 * browser is idle, so taps and frames aren't delayed.
 */
export async function hydrateIslands(scripts: readonly string[]) {
  if (scripts.length === 0) return;
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
    await waitForIdle();
  }
  const { loadIsland } = await import('#app/browser/hydrate-island.tsx');
  let hasFailed = false;
  for (const element of document.querySelectorAll<HTMLElement>('x-island')) {
    try {
      await waitForIdle();
      const hydrate = await loadIsland(element);
      await waitForIdle();
      await hydrate();
      element.dataset.awake = '';
    } catch (error) {
      hasFailed = true;
      reportError(error);
    }
  }
  // Tests wait for this attribute before they press buttons.
  if (!hasFailed) document.documentElement.dataset.hydrated = '';
}

/** Safari has no requestIdleCallback, so it continues right away. */
const waitForIdle = () =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) return setTimeout(resolve);
    requestIdleCallback(() => resolve(), { timeout: 100 });
    // Browsers may ignore the timeout above while the page is hidden.
    setTimeout(resolve, 200);
  });
