/** The editor: forms for what the site says, with the site as it will be beside them. */
import { openEditor } from '../editor/open-editor.ts';
import { run } from './run.ts';

await run('node', 'scripts/build/subset-fonts.ts');
const port = Number(process.env.PORT ?? 3300);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT=${process.env.PORT} is no port. Write a number, like PORT=3301 npm run edit`);
  process.exit(1);
}
const { address } = await openEditor(port).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) throw error;
  console.error(
    `Port ${port} is taken. If the editor is open already, use that one; otherwise choose another port: PORT=${port + 1} npm run edit`,
  );
  process.exit(1);
});
console.log(`\nThe editor is at ${address}\nPress Ctrl+C to end it.\n`);
