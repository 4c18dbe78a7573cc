import Fastify from 'fastify';
import type { MailChannel } from '#server/inquiry/mail/mail.ts';
import { defaultDelays } from '#server/inquiry/mail/retry-policy.ts';
import { createRoutes } from '#server/inquiry/routes.ts';
import { createInquiryService } from '#server/inquiry/service.ts';
import { noLimits } from '#server/inquiry/testing/inquiries.ts';

/**
 * Runs only the inquiry service, so a test can kill or measure the process. The first argument is JSON
 * with the service's options. The process prints its address to standard output.
 */
const { discardMail, outbox, ...options } = JSON.parse(process.argv[2] ?? '{}');
const discardChannel: MailChannel = {
  deliveredState: 'sent',
  description: 'mail is discarded',
  longestSendMs: 0,
  send: async () => ({ kind: 'delivered' }),
};
const ignore = () => {};
const service = await createInquiryService({
  ...options,
  outbox: { ...outbox, delays: { ...defaultDelays, ...outbox?.delays } },
  ...(discardMail && { channel: discardChannel }),
  limits: noLimits,
  log: { info: ignore, warn: ignore, error: (_, message) => process.stderr.write(`${message}\n`) },
});
const server = Fastify();
await server.register(createRoutes(service));
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', async () => {
  await server.close();
  await service.stop();
});
