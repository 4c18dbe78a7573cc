/**
 * Kills and restarts the inquiry service at random moments with a flaky mail server, then restarts
 * two servers for the full site under load. No inquiry may be lost or stored twice.
 * Usage: npm run test:crash [-- --short]
 */
import { buildIfStale } from './build.ts';
import { killWithEachStore } from './crash/kills.ts';
import { runRollingRestart } from './crash/rolling-restart.ts';

const isShort = process.argv.includes('--short');

await buildIfStale();
const killResults = await killWithEachStore(isShort ? 3 : 30);
const restartResult = await runRollingRestart(isShort ? 1 : 20);
console.table({ ...killResults, 'Rolling restart': restartResult });

const { duplicateMessages, failureCount } = restartResult;
const failures = [...Object.values(killResults), restartResult].filter(
  ({ acknowledgedCount, lostCount, missingMessages }) =>
    acknowledgedCount === 0 || lostCount + missingMessages > 0,
);
const duplicateRows = killResults.SQLite.duplicateRows + killResults.PostgreSQL.duplicateRows;
if (failures.length > 0 || duplicateRows + duplicateMessages + failureCount > 0) {
  console.error('The crash test failed. See the table above.');
  process.exitCode = 1;
}
