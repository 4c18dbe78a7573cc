/** Runs `work` after `firstMs`, then again after the milliseconds that it returns, until stopped. */
export function repeat(work: () => Promise<number>, firstMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let stopped = false;

  const run = async () => {
    const nextMs = await work();
    if (!stopped) schedule(nextMs);
  };
  const schedule = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = run();
    }, milliseconds).unref();
  };
  schedule(firstMs);

  return {
    /** Waits for work in progress. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
