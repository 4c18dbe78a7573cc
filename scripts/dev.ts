/** The site with hot reload, for work on pages and content. Heeds PORT and HOST as the server does. */
import { requireAddress } from './dev/listening.ts';
import { run } from './run.ts';

const { HOST = '127.0.0.1', PORT } = process.env;

await requireAddress(HOST, PORT ?? '0');
await run('node', 'scripts/build/subset-fonts.ts');
await run(
  // With the condition that React Router would otherwise start itself a second time for.
  ...['node', '--conditions=development', 'node_modules/.bin/react-router', 'dev', '--host', HOST],
  ...(PORT === undefined ? [] : ['--port', PORT, '--strictPort']),
  ...process.argv.slice(2),
  // It has said why.
).catch(() => process.exit(1));
