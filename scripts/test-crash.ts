/**
 * Kills the inquiry service at random moments while inquiries arrive and a difficult mail server
 * takes them, restarts it, and checks that nothing which was acknowledged is lost, that nothing is
 * stored twice, and that each recipient gets each mail, twice only because of a kill. Then restarts
 * the whole site under load, and floods it.
 *
 * npm run test:crash -- [kills] [restarts]
 */
import { buildIfStale } from './build.ts';
import { flood } from './crash/flood.ts';
import { type KillReport, killRepeatedly } from './crash/kills.ts';
import { withPlaces } from './crash/places.ts';
import { rollingRestart } from './crash/rolling-restart.ts';

const kills = Number(process.argv[2] ?? 30);
const restarts = Number(process.argv[3] ?? 20);

await withPlaces(async (places) => {
  const reports: Record<string, KillReport> = {};
  for (const place of places) reports[place.name] = await killRepeatedly(place, kills);
  console.table(reports);
  const faults = Object.values(reports).some(
    ({ acknowledged, lost, storedTwice, notMailed, mailedTwiceWithoutKill }) =>
      acknowledged === 0 || lost + storedTwice + notMailed + mailedTwiceWithoutKill > 0,
  );
  if (faults) {
    console.error('The crash test found a fault: see the table.');
    process.exitCode = 1;
  }
});

await buildIfStale();
const restart = await rollingRestart(restarts);
console.table(restart);
const { resets, failed, lost, notMailed, mailedTwice } = restart;
const floods = await flood();
console.table(floods);
const refused = Object.values(floods).some((report) => report.refused + report.lost > 0);
if (refused || resets + failed + lost + notMailed + mailedTwice > 0) {
  console.error('A rolling restart or a flood found a fault: see the tables.');
  process.exitCode = 1;
}
