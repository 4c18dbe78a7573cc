import { type ChildProcess, spawn } from 'node:child_process';
import { getAddress } from './editor-copy.ts';
import { expectPictures } from './pictures.ts';
import { expectAccessibleEverywhere, full, ownFonts, test } from './site.ts';

test.describe('styleguide', full, () => {
  test.use({ deviceScaleFactor: 0.5 });
  let server: ChildProcess;
  let address: string;
  // Only the development server has it.
  test.beforeAll(async () => {
    server = spawn(
      'node_modules/.bin/node',
      [
        // With this condition, React Router doesn't start itself a second time.
        '--conditions=development',
        ...['node_modules/.bin/react-router', 'dev', '--host', '127.0.0.1', '--port', '0'],
      ],
      { env: { ...process.env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    address = await getAddress(server);
  });
  test.afterAll(() => server.kill());

  test('has accessible components that look the same as before', async ({ page }) => {
    // Vite may reload the page until it knows all of its packages.
    await page.goto(`${address}styleguide`, { waitUntil: 'networkidle' });
    await ownFonts(page);
    // React marks the elements that it has hydrated. It would restore what a picture leaves out.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('body > footer') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    );
    await expectAccessibleEverywhere(page);
    await expectPictures(page, 'styleguide', { fullPage: true });
  });
});
