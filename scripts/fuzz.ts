/**
 * Feeds generated documents to the article engine: `npm run fuzz -- [--short | count [seed]]`.
 * Each must either become a page without foreign markup or be refused with a line and a message.
 */
import fc from 'fast-check';
import { createServer } from 'vite';
import { anyDocument, goodDocument } from '#library/markdown/testing/arbitrary.ts';
import { compile } from '#library/markdown/testing/fixture.ts';
import { ContentError } from '#library/problem.ts';

const [given = '10000', givenSeed] = process.argv.slice(2);
const count = given === '--short' ? 200 : Number(given);
const seed = Number(givenSeed ?? Date.now() % 2 ** 31);
/** Slower than this is as good as hanging: a real article takes a few milliseconds. */
const tooSlowMilliseconds = 20_000;

// The components are TSX, which Node does not read by itself.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
});
const { renderArticle, foreignMarkup } = await vite.ssrLoadModule(
  '/app/article/testing/rendered.tsx',
);

const seen = { shown: 0, refused: 0, slowest: 0 };
const failures: string[] = [];

for (const source of documents()) {
  const start = performance.now();
  try {
    const { body } = compile(source);
    const foreign: string[] = foreignMarkup(renderArticle(body));
    if (foreign.length > 0) failures.push(`foreign markup ${foreign.join(' ')}\n${source}`);
    seen.shown += 1;
  } catch (error) {
    if (!(error instanceof ContentError)) failures.push(`${error}\n${source}`);
    seen.refused += 1;
  }
  const elapsed = performance.now() - start;
  seen.slowest = Math.max(seen.slowest, elapsed);
  if (elapsed > tooSlowMilliseconds) failures.push(`${elapsed.toFixed(0)} ms for\n${source}`);
}
await vite.close();

console.log(
  `${count} documents (seed ${seed}): ${seen.shown} shown, ${seen.refused} refused, slowest ${seen.slowest.toFixed(0)} ms, ${failures.length} failures`,
);
for (const failure of failures.slice(0, 5)) console.error(`\n── ${failure.slice(0, 2_000)}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Made a hundred at a time, so that memory stays small however many are asked for. */
function* documents(): Generator<string> {
  const either = fc.oneof(anyDocument, goodDocument);
  for (let made = 0; made < count; made += 100) {
    yield* fc.sample(either, { numRuns: Math.min(100, count - made), seed: seed + made });
  }
}
