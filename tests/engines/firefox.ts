import puppeteer from 'puppeteer-core';
import { enginePath, firefox } from '../../scripts/browsers/engines.ts';
import type { Driver } from './driver.ts';

/** Its protocol knows no margins of a stylesheet: those of app/styles/print.css. */
const paperMargin = { top: '16mm', bottom: '16mm', left: '18mm', right: '18mm' };

/** Firefox as it is installed, over WebDriver BiDi. */
export async function startFirefox(site: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: enginePath(firefox),
    extraPrefsFirefox: {
      // Everything but the site, such as the map, ends at a port where nobody listens.
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
    async open(path) {
      // From an empty page, so that another hash is another page.
      await page.goto('about:blank');
      await page.goto(site + path);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      // Not goBack: it waits for a load, which a step within a page does not bring.
      await page.evaluate(() => history.back());
    },
    resize: (size) => page.setViewport(size),
    click: (selector) => page.locator(selector).setTimeout(20_000).click(),
    type: (selector, text) => page.locator(selector).fill(text),
    evaluate: (expression) => page.evaluate(expression),
    print: () => page.pdf({ format: 'Letter', margin: paperMargin }),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
