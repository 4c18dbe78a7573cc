import { onTestFinished } from 'vitest';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import { createAnswerUrl } from '#server/inquiry/testing/inquiries.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';
import { startMailServer } from '#server/inquiry/testing/mail-server.ts';

export const tlsOptions = { ca: localhostCertificate.cert };

export const sampleMail = await composeMail(
  { ...sampleValues, id: 'an-id', receivedAt: 0, state: 'queued', reason: null, answeredAt: null },
  'notification',
  {
    from: 'Website <site@pharmacy.example>',
    to: ['desk@pharmacy.example', 'second@pharmacy.example'],
  },
  createAnswerUrl,
);

export async function startTestMailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}
