import puppeteer from 'puppeteer-core';
import { findEnginePath, firefox } from '../../scripts/browsers/engines.ts';

/** WebDriver BiDi ignores the margins in app/styles/print.css, so repeat them here. */
const paperMargin = { top: '16mm', bottom: '16mm', left: '18mm', right: '18mm' };

export type Driver = Awaited<ReturnType<typeof startFirefox>>;

export async function startFirefox(site: string) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findEnginePath(firefox),
    extraPrefsFirefox: {
      // Send requests to other sites, such as the map, to a closed port.
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    /** Loads a page as a new document. */
    async open(path: string) {
      // Start from an empty page so a different hash also loads the page again.
      await page.goto('about:blank');
      await page.goto(site + path);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      // goBack() would wait for a load event, but going back within a page doesn't fire one.
      await page.evaluate(() => history.back());
    },
    resize: (size: { width: number; height: number }) => page.setViewport(size),
    click: (selector: string) => page.locator(selector).setTimeout(20_000).click(),
    type: (selector: string, text: string) => page.locator(selector).fill(text),
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    /** Returns a PDF on Letter paper. WebKit's driver can't print. */
    print: () => page.pdf({ format: 'Letter', margin: paperMargin }),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
