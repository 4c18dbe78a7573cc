/**
 * Kills the inquiry service at random moments while inquiries arrive and a difficult mail server
 * takes them, restarts it, and checks that nothing which was acknowledged is lost, that nothing is
 * stored twice, and that each recipient gets each mail, twice only because of a kill.
 *
 * npm run test:crash [kills]
 */
import { type KillReport, killRepeatedly } from './crash/kills.ts';
import { withPlaces } from './crash/places.ts';

const kills = Number(process.argv[2] ?? 30);

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
