/** Runs `work` after `firstMs`, then repeatedly after the milliseconds that it returns. */
export function repeat(work: () => Promise<number>, firstMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let currentRun = Promise.resolve();
  let isStopped = false;

  const run = async () => {
    const nextDelayMs = await work();
    if (!isStopped) schedule(nextDelayMs);
  };
  const schedule = (milliseconds: number) => {
    timer = setTimeout(() => {
      currentRun = run();
    }, milliseconds).unref();
  };
  schedule(firstMs);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}
