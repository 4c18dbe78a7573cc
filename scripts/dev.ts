/** The site with hot reload, for work on pages and content. */
import { run } from './run.ts';

await run('node', 'scripts/build/subset-fonts.ts');
await run('react-router', 'dev', '--host', '127.0.0.1');
