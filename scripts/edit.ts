import { describeStartFailure } from '#server/start-failure.ts';
import { startEditor } from '../editor/start.ts';

try {
  const { address } = await startEditor(Number(process.env.PORT ?? 3300));
  console.log(`\nThe editor is running at ${address}\nPress Ctrl+C to stop it.\n`);
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}
