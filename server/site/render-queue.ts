import { setImmediate as nextTurn } from 'node:timers/promises';

export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result> | undefined;

/** Rendering blocks the only thread, so only a few pages render at once and a few more wait. */
export function createQueue(concurrency: number, maxWaiting: number): Queue {
  let runningCount = 0;
  const waitingTasks: (() => void)[] = [];
  const acquire = () => {
    if (runningCount < concurrency) {
      runningCount += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waitingTasks.push(resolve));
  };
  const release = async () => {
    await nextTurn();
    const next = waitingTasks.shift();
    if (next) next();
    else runningCount -= 1;
  };
  return (task) => {
    if (runningCount >= concurrency && waitingTasks.length >= maxWaiting) return undefined;
    return acquire().then(async () => {
      try {
        return await task();
      } finally {
        void release();
      }
    });
  };
}
