import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs a task when its turn comes; `undefined` when too many are waiting already. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result> | undefined;

/**
 * Rendering keeps the one thread busy. So only a few pages are rendered at once, a few more wait, and
 * between two of them whatever else has arrived gets its turn.
 */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): Queue {
  let running = 0;
  const line: (() => void)[] = [];
  const take = () => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => line.push(resolve));
  };
  const pass = async () => {
    await nextTurn();
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return (task) => {
    if (running >= atOnce && line.length >= waiting) return undefined;
    return take().then(async () => {
      try {
        return await task();
      } finally {
        void pass();
      }
    });
  };
}
