import type { Page } from '@playwright/test';
import { test as base, expect, expectNone, listen } from './site.ts';

export { expect };

interface Opened {
  settings: string;
  path: string;
  page: Page;
  errors: string[];
}

/**
 * For tests that only read a page: each worker opens it once for all of them, since opening is most
 * of what they cost. A test that clicks, types or resizes takes the one of site.ts.
 */
export const test = base.extend<{ path: string }, { shelf: { opened?: Opened } }>({
  path: ['', { option: true }],
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const shelf: { opened?: Opened } = {};
      await use(shelf);
      await shelf.opened?.page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, path, viewport, javaScriptEnabled, shelf, expectedConsole }, use) => {
    const settings = JSON.stringify([viewport, javaScriptEnabled]);
    if (shelf.opened?.settings !== settings) {
      await shelf.opened?.page.context().close();
      const page = await (await browser.newContext()).newPage();
      shelf.opened = { settings, path: '', page, errors: listen(page) };
    }
    const { opened } = shelf;
    if (opened.path !== path) await opened.page.goto(path);
    opened.path = path;
    const address = opened.page.url();
    await use(opened.page);
    expect(opened.page.url(), 'a test that only reads stays where it is').toBe(address);
    expectNone(opened.errors.splice(0), expectedConsole);
  },
});
