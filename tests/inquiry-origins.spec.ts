import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { inquiryBody } from '#library/inquiry/schema.ts';
import { sampleValues as values } from '#library/inquiry/testing/sample-values.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { functionPath, unique } from './inquiry-form.ts';
import { expect, test } from './site.ts';

test.describe('from another origin', () => {
  test.use({ expectedConsole: [/CORS|403|ERR_FAILED/] });

  /** A page of another site, which calls the function as the Supabase client does. */
  async function callFrom(page: Page, allowed: boolean) {
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Partner</title>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const origin = `http://127.0.0.1:${address.port}`;
    const service = await startProcess(
      'server/inquiry/testing/standalone.ts',
      JSON.stringify({
        dataDirectory: test.info().outputPath('data'),
        discardMail: true,
        allowedOrigins: allowed ? [origin] : [],
      }),
    );
    try {
      await page.goto(origin);
      return await page.evaluate(
        async ({ url, body }) => {
          const headers = {
            apikey: 'anon',
            authorization: 'Bearer anon',
            'x-client-info': 'functions-js',
            'content-type': 'application/json',
            'idempotency-key': '1',
          };
          try {
            const response = await fetch(url, { method: 'POST', headers, body });
            return { status: response.status, ...(await response.json()) };
          } catch (error) {
            return { refused: String(error) };
          }
        },
        {
          url: `${service.address}${functionPath}`,
          body: JSON.stringify({
            ...inquiryBody({ ...values, message: unique() }),
          }),
        },
      );
    } finally {
      await service.end('SIGTERM');
      other.close();
    }
  }

  test('passes the preflight when it is listed', async ({ page }) => {
    expect(await callFrom(page, true)).toMatchObject({ status: 200, success: true });
  });

  test('is stopped by the browser when it is not', async ({ page }) => {
    expect(await callFrom(page, false)).toMatchObject({
      refused: expect.stringContaining('fetch'),
    });
  });
});
