import { onTestFinished } from 'vitest';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import { composeMail } from '#server/inquiry/mail/mail.ts';
import { localhostCertificate } from '#server/inquiry/testing/localhost-certificate.ts';
import { startMailServer } from '#server/inquiry/testing/mail-server.ts';

/** For channels that believe the certificate of the servers of tests. */
export const trusted = { ca: localhostCertificate.cert };

/** To two recipients, so that they can be told apart. */
export const mail = await composeMail(
  { ...sampleValues, id: 'an-id', receivedAt: 0, state: 'queued', reason: null },
  'notification',
  {
    from: 'Website <site@pharmacy.example>',
    to: ['desk@pharmacy.example', 'second@pharmacy.example'],
  },
);

/** A mail server that ends with the test. */
export async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}
