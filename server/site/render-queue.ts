import { setImmediate as nextTurn } from 'node:timers/promises';

interface QueueLimits {
  concurrency: number;
  maxWaiting: number;
}

/** Runs a task when there is room; `undefined` when too many are waiting already. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * Rendering blocks the only thread. So only a few pages are rendered at once, a few more wait, and the
 * event loop gets a turn between two of them.
 */
export function createQueue({ concurrency, maxWaiting }: QueueLimits): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  const acquire = () => {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const release = async () => {
    await nextTurn();
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return (task) => {
    if (running >= concurrency && waiting.length >= maxWaiting) return undefined;
    return acquire().then(async () => {
      try {
        return await task();
      } finally {
        void release();
      }
    });
  };
}
