/** The editor: forms for what the site says, with the site as it will be beside them. */
import { requireAddress } from './dev/listening.ts';
import { run } from './run.ts';

const { PORT = '3300' } = process.env;

await requireAddress('127.0.0.1', PORT);
await run('node', 'scripts/build/subset-fonts.ts');
const { startEditor } = await import('../editor/start.ts');
const { address } = await startEditor(Number(PORT));
console.log(`\nThe editor is at ${address}\nPress Ctrl+C to end it.\n`);
