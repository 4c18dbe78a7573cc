interface Write {
  run(): void;
  done(): void;
  failed(error: unknown): void;
}

/** What is written in the same turn shares one transaction, so that one sync serves it all. */
export function groupWrites(transaction: (work: () => void) => void) {
  let waiting: Write[] = [];

  const flush = () => {
    const writes = waiting;
    waiting = [];
    try {
      transaction(() => {
        for (const { run } of writes) run();
      });
      for (const { done } of writes) done();
    } catch (error) {
      for (const { failed } of writes) failed(error);
    }
  };

  return <Result>(work: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      let result: Result;
      waiting.push({
        run: () => {
          result = work();
        },
        done: () => resolve(result),
        failed: reject,
      });
      if (waiting.length === 1) setImmediate(flush);
    });
}
