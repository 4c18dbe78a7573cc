import { loadEnvironmentFile } from '#server/environment-file.ts';
import { describeStartFailure } from '#server/start-failure.ts';
import { startEditor } from '../editor/start.ts';
import { restoreBuild } from './build/swap-build.ts';
import { createPublisher } from './publish/publisher.ts';

try {
  // In .env, PORT is the site's port.
  const port = Number(process.env.PORT ?? 3300);
  loadEnvironmentFile();
  restoreBuild('build');
  const { address } = await startEditor(port, createPublisher());
  console.log(`\nThe editor is running at ${address}\nPress Ctrl+C to stop it.\n`);
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}
