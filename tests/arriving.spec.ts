import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, phone, test } from './site.ts';

/** Where a line that is slow, or a browser that is busy, may stop for a moment. */
const stops = /(?=<a [^>]*href="tel:)|(?=<h1)|(?=<p class="lead")/;
/** Enough for a paint on most machines. On a slower one there is less to find. */
const pauseMilliseconds = 300;

// Its other files are not there.
test.use({ ownPage: true, viewport: phone, expectedConsole: [/404|Failed to fetch/] });

for (const path of ['/', '/about']) {
  test(`${path} does not move when it arrives in pieces`, async ({ page, request }) => {
    const answer = await request.get(path);
    const pieces = (await answer.text()).split(stops);
    expect(pieces.length).toBeGreaterThan(3);
    const server = createServer(async ({ url }, response) => {
      if (url !== path) return response.writeHead(404).end();
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': answer.headers()['content-security-policy'] ?? '',
      });
      for (const piece of pieces.slice(0, 4)) {
        response.write(piece);
        await pause(pauseMilliseconds);
      }
      return response.end(pieces.slice(4).join(''));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return sum;
    });
    expect(shift).toBeLessThan(0.0005);
    server.close();
  });
}
