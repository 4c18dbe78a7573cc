import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { site } from '#library/facts.ts';
import { createInquiryService, type InquiryServiceOptions } from '#server/inquiry/service.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { noLimits, sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { createTestLog } from '#server/inquiry/testing/test-log.ts';
import { createTemporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

export type RunningService = Awaited<ReturnType<typeof startTestService>>;

export async function startTestService(options: Partial<InquiryServiceOptions> = {}) {
  const directory = createTemporaryFolder();
  const log = createTestLog();
  const serviceOptions = { dataDir: directory, log, limits: noLimits, ...options };
  const service = await createInquiryService(serviceOptions);
  onTestFinished(() => service.stop());
  return {
    service,
    log,
    directory,
    async list() {
      const store = new SqliteStore({ path: join(directory, 'inquiries.sqlite') });
      const inquiries = await store.list({});
      await store.close();
      return inquiries;
    },
  };
}

export const client = { address: '203.0.113.7', host: 'pharmacy.example' };

/** A header that is `undefined` is removed. */
export function makeRequest(
  body: unknown = sampleBody,
  headers: Record<string, string | undefined> = {},
  method = 'POST',
): Request {
  const isRaw = typeof body === 'string' || body instanceof Blob;
  const request = new Request('http://localhost/functions/v1/send-contact-email', {
    method,
    headers: { 'content-type': 'application/json' },
    body: method !== 'POST' ? null : isRaw ? body : JSON.stringify(body),
  });
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) request.headers.delete(name);
    else request.headers.set(name, value);
  }
  return request;
}

let sentCount = 0;

export function sendNewInquiry({ service }: Pick<RunningService, 'service'>, changes = {}) {
  sentCount += 1;
  const message = `This is inquiry number ${sentCount}.`;
  return service.receive(makeRequest({ ...sampleBody, message, ...changes }), client);
}

export async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  const { error } = await response.json();
  expect(error).toContain(site.phone);
  expect(error).toContain(site.email);
}
