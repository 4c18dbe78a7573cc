import { type ChildProcess, spawn } from 'node:child_process';
import { getAddress } from './editor-copy.ts';
import { expectPictures } from './pictures.ts';
import { awaitFonts, expectAccessibleEverywhere, full, test } from './site.ts';

test.use({ deviceScaleFactor: 0.5 });

let server: ChildProcess;
let address: string;
// Only the development server has the style guide.
test.beforeAll(async () => {
  server = spawn(
    'node_modules/.bin/node',
    [
      // Without this condition, React Router would start itself again in another process.
      '--conditions=development',
      ...['node_modules/.bin/react-router', 'dev', '--host', '127.0.0.1', '--port', '0'],
    ],
    { env: { ...process.env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  address = await getAddress(server);
});
test.afterAll(() => server.kill());

test('has accessible components that match their snapshots', full, async ({ page }) => {
  // Vite may reload the page until it has found all packages.
  await page.goto(`${address}styleguide`, { waitUntil: 'networkidle' });
  await awaitFonts(page);
  // React marks hydrated elements. Before that, it would restore content that pictures leave out.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body > footer') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );
  await expectAccessibleEverywhere(page);
  await expectPictures(page, 'styleguide', { fullPage: true });
});
