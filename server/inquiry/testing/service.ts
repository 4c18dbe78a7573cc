import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { IntakeLimits } from '#server/inquiry/intake.ts';
import { createInquiryService, type InquiryServiceOptions } from '#server/inquiry/service.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const unlimited = { burst: 1e9, perMinute: 1e9 };
export const noLimits: IntakeLimits = {
  client: unlimited,
  network: unlimited,
  everyone: unlimited,
  mailedOfNetwork: unlimited,
  mailed: unlimited,
};

/** A whole service on a directory of its own. */
export async function startTestService(options: Partial<InquiryServiceOptions> = {}) {
  const directory = temporaryDirectory('service');
  const log = testLog();
  const removeDirectory = () => rmSync(directory, { recursive: true, force: true });
  const service = await createInquiryService({
    dataDir: directory,
    log,
    limits: noLimits,
    ...options,
  }).catch((error: unknown) => {
    removeDirectory();
    throw error;
  });
  return {
    service,
    log,
    directory,
    /** What another process finds in its store. */
    async list() {
      const store = new SqliteStore({ path: join(directory, 'inquiries.sqlite') });
      const inquiries = await store.list({});
      await store.close();
      return inquiries;
    },
    async stop() {
      await service.stop();
      removeDirectory();
    },
  };
}

export const client = { address: '203.0.113.7', host: 'pharmacy.example' };

/** A request as the browser sends it; `undefined` leaves a header out. */
export function functionRequest(
  body: unknown = sampleBody,
  headers: Record<string, string | undefined> = {},
  method = 'POST',
): Request {
  const all = { 'content-type': 'application/json', ...headers };
  const given = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request('http://localhost/functions/v1/send-contact-email', {
    method,
    headers: given,
    body: method === 'POST' ? text : null,
  });
}
