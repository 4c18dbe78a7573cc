import Fastify from 'fastify';
import { z } from 'zod';
import type { MailChannel } from '#server/inquiry/mail/mail.ts';
import { defaultDelays } from '#server/inquiry/mail/retry-policy.ts';
import { createRoutes } from '#server/inquiry/routes.ts';
import { createInquiryService } from '#server/inquiry/service.ts';
import { noLimits } from '#server/inquiry/testing/inquiries.ts';

/**
 * Runs only the inquiry service, so a test can kill or measure the process. The first argument is JSON
 * with settings. The process prints its address to standard output.
 */
const settings = z
  .object({
    dataDirectory: z.string(),
    databaseUrl: z.string().optional(),
    smtpUrl: z.string().optional(),
    mailTo: z.array(z.string()).optional(),
    leaseMs: z.number().optional(),
    firstDelayMs: z.number().optional(),
    discardMail: z.boolean().default(false),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'));

const discardChannel: MailChannel = {
  deliveredState: 'sent',
  description: 'mail is discarded',
  longestSendMs: 0,
  send: async () => ({ kind: 'delivered' }),
};

const ignore = () => {};
const printMessage = (_fields: object, message: string) => process.stderr.write(`${message}\n`);
const { dataDirectory, discardMail, leaseMs, firstDelayMs, ...options } = settings;
const service = await createInquiryService({
  ...options,
  dataDir: dataDirectory,
  outbox: {
    ...(leaseMs ? { leaseMs } : {}),
    ...(firstDelayMs ? { delays: { ...defaultDelays, firstMs: firstDelayMs } } : {}),
  },
  ...(discardMail ? { channel: discardChannel } : {}),
  limits: noLimits,
  log: { info: ignore, warn: ignore, error: printMessage },
});
const server = Fastify();
await server.register(createRoutes(service));
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', async () => {
  await server.close();
  await service.stop();
});
