/**
 * Runs the hydration scripts that the page carries as inert text, fetching their modules in parallel.
 * `server/finish-page.ts` is the other half: it writes the marks that are read here.
 * Each step is a task of its own, so that a tap never waits for more than one of them.
 */
export async function startHydration(document: Document) {
  const late = document.querySelectorAll<HTMLScriptElement>('script[type^="text/late"]');
  for (const script of late) {
    for (const href of script.dataset.preload?.split(' ') ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
      await nextTask();
    }
  }
  for (const script of late) {
    const live = document.createElement('script');
    if (script.type === 'text/late-module') live.type = 'module';
    live.text = script.text;
    document.head.append(live);
    live.remove();
    await nextTask();
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
