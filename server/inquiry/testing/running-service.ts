import { rmSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { site } from '#library/facts.ts';
import type { InquiryServiceOptions } from '#server/inquiry/service.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { client, functionRequest, startTestService } from '#server/inquiry/testing/service.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

export type RunningService = Awaited<ReturnType<typeof startTestService>>;

/** A whole service that stops when the test is over. */
export async function serviceForTest(options?: Partial<InquiryServiceOptions>) {
  const running = await startTestService(options);
  onTestFinished(running.stop);
  return running;
}

/** A directory that is removed when the test is over. */
export function directoryForTest() {
  const directory = temporaryDirectory('test');
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

let sent = 0;

/** Sends what was never sent before, so that it is no repetition. */
export function sendNew({ service }: Pick<RunningService, 'service'>, more = {}) {
  sent += 1;
  const message = `Inquiry number ${sent} of this test.`;
  return service.receive(functionRequest({ ...sampleBody, message, ...more }), client);
}

export async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('60');
  const { error } = await response.json();
  expect(error).toContain(site.phone);
  expect(error).toContain(site.email);
}

export async function expectNotReady({ service, log }: RunningService, reason: string) {
  expect((await service.ready()).ok).toBe(false);
  expect(await service.metrics()).toContain('inquiry_store_up 0');
  const told = log.errors().filter((line) => line.startsWith('store: inquiries cannot be stored'));
  expect(told).toEqual([expect.stringContaining(reason)]);
}

export async function expectReady({ service }: RunningService) {
  expect(await service.ready()).toMatchObject({ ok: true });
  expect(await service.metrics()).toContain('inquiry_store_up 1');
}
