import { loadEnvironmentFile } from '#server/environment-file.ts';
import { describeStartFailure } from '#server/start-failure.ts';
import { startEditor } from '../editor/start.ts';
import { restoreBuild } from './build/swap-build.ts';
import { createPublisher } from './publish/publisher.ts';

console.log('Starting the editor and the preview…');
// The server's settings depend on content/, which may have mistakes that need the editor.
const settingsCheck = await import('./checks/launch-settings.ts').catch(() => undefined);

try {
  // In .env, PORT is the site's port.
  const port = Number(process.env.PORT ?? 3300);
  loadEnvironmentFile();
  restoreBuild('build');
  const { address } = await startEditor({
    port,
    publisher: createPublisher(),
    findSettingsProblems,
    onOtherPort: () =>
      console.log(
        `Port ${port} is in use. If the editor is already running, use http://127.0.0.1:${port} instead: only that page offers changes that you didn't save there.`,
      ),
  });
  console.log(`\nThe editor is running at ${address}\nPress Ctrl+C to stop it.\n`);
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}

function findSettingsProblems(): string[] {
  const environment = { ...process.env };
  loadEnvironmentFile('.env', environment);
  return settingsCheck?.findMissingSettings(environment) ?? [];
}
