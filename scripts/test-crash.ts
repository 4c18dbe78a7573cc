/**
 * Kills and restarts the inquiry service at random moments, with an unreliable mail server, and checks
 * that no acknowledged inquiry is lost or stored twice, and that each recipient gets each mail. Then
 * restarts two servers of the complete site in turn under load.
 *
 * npm run test:crash [-- --short]
 */
import { buildIfStale } from './build.ts';
import { killWithEachStore } from './crash/kills.ts';
import { rollingRestart } from './crash/rolling-restart.ts';

const short = process.argv.includes('--short');

await buildIfStale();
const killed = await killWithEachStore(short ? 3 : 30);
const restarted = await rollingRestart(short ? 1 : 20);
console.table({ ...killed, restarted });

const { mailedTwice, failed } = restarted;
const faults = [...Object.values(killed), restarted].filter(
  ({ acknowledged, lost, notMailed }) => acknowledged === 0 || lost + notMailed > 0,
);
const storedTwice = killed.SQLite.storedTwice + killed.PostgreSQL.storedTwice;
if (faults.length > 0 || storedTwice + mailedTwice + failed > 0) {
  console.error('The crash test failed. See the table above.');
  process.exitCode = 1;
}
