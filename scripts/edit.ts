import { describeStartFailure } from '#server/start-failure.ts';
import { startEditor } from '../editor/start.ts';

try {
  const { address } = await startEditor(Number(process.env.PORT ?? 3300), (port) =>
    console.log(
      `Port ${port} is in use. If the editor is already running, use http://127.0.0.1:${port} instead: only that page offers changes that you didn't save there.`,
    ),
  );
  console.log(`\nThe editor is running at ${address}\nPress Ctrl+C to stop it.\n`);
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}
