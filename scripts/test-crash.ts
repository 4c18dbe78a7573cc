/**
 * Kills the inquiry service at random moments while inquiries arrive and a difficult mail server
 * takes them, restarts it, and checks that no acknowledged inquiry is lost, none is stored twice, and
 * each recipient gets each mail, twice only because of a kill. Then restarts the whole site under
 * load, and floods it.
 *
 * npm run test:crash [-- --short]
 */
import { buildIfStale } from './build.ts';
import { flood } from './crash/flood.ts';
import { killRepeatedly } from './crash/kills.ts';
import { rollingRestart } from './crash/rolling-restart.ts';
import { withStores } from './crash/stores.ts';

const short = process.argv.includes('--short');
const kills = short ? 3 : 30;
const restarts = short ? 1 : 20;
const floodSeconds = short ? 1 : 10;

/** Numbers that must be 0 in every report. */
const faults = ['lost', 'storedTwice', 'notMailed', 'mailedTwiceWithoutKill', 'refused'];
const faultsOfRestart = ['lost', 'notMailed', 'mailedTwice', 'resets', 'failed'];

function report(reports: Record<string, object>, mustBeZero: readonly string[]) {
  console.table(reports);
  const counts = Object.values(reports).flatMap((counts) => Object.entries<number>({ ...counts }));
  const isFault = ([name, count]: [string, number]) =>
    mustBeZero.includes(name) ? count > 0 : name === 'acknowledged' && count === 0;
  if (!counts.some(isFault)) return;
  console.error('The crash test found a fault: see the table.');
  process.exitCode = 1;
}

await withStores(async (stores) => {
  const reports: Record<string, object> = {};
  for (const store of stores) reports[store.name] = await killRepeatedly(store, kills);
  report(reports, faults);
});
await buildIfStale();
report({ 'rolling restart': await rollingRestart(restarts) }, faultsOfRestart);
report(await flood(floodSeconds), faults);
