import { onTestFinished } from 'vitest';
import type { InquiryServiceOptions } from '#server/inquiry/service.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { client, functionRequest, startTestService } from '#server/inquiry/testing/service.ts';

export type RunningService = Awaited<ReturnType<typeof startTestService>>;

/** A whole service that stops when the test is over. */
export async function serviceForTest(options?: Partial<InquiryServiceOptions>) {
  const running = await startTestService(options);
  onTestFinished(running.stop);
  return running;
}

let sent = 0;

/** Sends what was never sent before, so that it is no repetition. */
export function sendNew({ service }: Pick<RunningService, 'service'>, more = {}) {
  sent += 1;
  const message = `Inquiry number ${sent} of this test.`;
  return service.receive(functionRequest({ ...sampleBody, message, ...more }), client);
}
