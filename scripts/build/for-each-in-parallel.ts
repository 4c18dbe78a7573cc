import { availableParallelism } from 'node:os';

/** One item in hand for each core, for work that is done on threads of its own: zlib, drawing. */
export async function forEachInParallel<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
