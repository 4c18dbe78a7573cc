/**
 * Does the cost of an article stay the same as articles grow in number? Builds 1,000 and 10,000
 * synthetic ones and compares time and memory for each, then searches them.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { surroundings } from '#library/blog/blog.ts';
import { type Blog, readBlog } from '#library/blog/reader.ts';
import { searchesInBrowser } from '#library/blog/search.ts';
import { syntheticArticle } from './synthetic-article.ts';

const [few, many] = [1_000, 10_000];
const allowedRatio = 1.3;
const frameMilliseconds = 16;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

interface Measured {
  count: number;
  milliseconds: number;
  kilobytes: number;
}

/** Time of the processor, not of the clock: other work on the machine must not count. */
const processorMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What a build does with each article: read it, find what it relates to, make its page's tree. */
function build(count: number): { blog: Blog; measured: Measured } {
  const files: Record<string, string> = {};
  for (let id = 0; id < count; id += 1) files[`article-${id}`] = syntheticArticle(id);
  collectGarbage();
  const heapBefore = process.memoryUsage().heapUsed;
  const start = processorMilliseconds();
  const blog = readBlog(files, surroundings);
  for (const { id } of blog.list()) {
    if (blog.find(id) === undefined || blog.related(id, 3).length !== 3) {
      throw new Error(`${id} has no page or too few related articles. Mend the reader.`);
    }
  }
  const elapsed = processorMilliseconds() - start;
  collectGarbage();
  const heap = process.memoryUsage().heapUsed - heapBefore;
  return {
    blog,
    measured: { count, milliseconds: elapsed / count, kilobytes: heap / count / 1024 },
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function searchTime(blog: Blog): number {
  const queries = ['bace', 'zu', 'nothing at all', 'di fo', 'article 99', 'babababa'];
  const times = queries.flatMap((text) =>
    Array.from({ length: 5 }, () => {
      const start = performance.now();
      blog.search({ text, category: '' });
      return performance.now() - start;
    }),
  );
  return median(times);
}

build(300);
const small = build(few);
const large = build(many);

const ratio = (unit: 'milliseconds' | 'kilobytes') => large.measured[unit] / small.measured[unit];
const rows = [small, large].map(({ measured }) => ({
  articles: measured.count,
  'ms each': measured.milliseconds.toFixed(2),
  'KB each': measured.kilobytes.toFixed(1),
}));
console.table(rows);
const [time, memory] = [ratio('milliseconds'), ratio('kilobytes')];
console.log(
  `time ratio ${time.toFixed(2)}, memory ratio ${memory.toFixed(2)}, at most ${allowedRatio}`,
);

const failures = [
  time > allowedRatio && 'Time for each article grows with their number.',
  memory > allowedRatio && 'Memory for each article grows with their number.',
].filter(Boolean);
for (const { blog, measured } of [small, large]) {
  const texts = blog.texts();
  const megabytes = Object.values(texts).reduce((sum, text) => sum + text.length, 0) / 1e6;
  const inBrowser = searchesInBrowser(texts);
  const milliseconds = searchTime(blog);
  console.log(
    `search over ${measured.count}: ${milliseconds.toFixed(1)} ms (median), ${megabytes.toFixed(1)} MB of text, answered by the ${inBrowser ? 'browser' : 'server'}`,
  );
  if (inBrowser && milliseconds > frameMilliseconds) {
    failures.push('The browser needs more than a frame to search.');
  }
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
