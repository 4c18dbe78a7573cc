/** The editor: forms for the content, with the page that shows it next to them. */
import { startFailure } from '#server/start-failure.ts';
import { startEditor } from '../editor/start.ts';

try {
  const { address } = await startEditor(Number(process.env.PORT ?? 3300));
  console.log(`\nThe editor is at ${address}\nPress Ctrl+C to end it.\n`);
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
