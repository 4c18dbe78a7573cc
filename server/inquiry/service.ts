import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { site, times } from '#library/facts.ts';
import type { InquiryReceiver } from '#library/inquiry/receiver.ts';
import { defaultLimits, Intake, type IntakeLimits } from '#server/inquiry/intake.ts';
import type { InquiryLog } from '#server/inquiry/log.ts';
import { startDigest } from '#server/inquiry/mail/digest.ts';
import { createFileChannel, removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { type AttemptOutcome, composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { Outbox } from '#server/inquiry/mail/outbox.ts';
import type { Delays } from '#server/inquiry/mail/retry-policy.ts';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { InquiryMetrics } from '#server/inquiry/metrics.ts';
import {
  createReceive,
  foreignOriginRefusal,
  type InquiryClient,
  isAllowedOrigin,
} from '#server/inquiry/receive.ts';
import { type RemoveFiles, startRetention } from '#server/inquiry/store/retention.ts';
import type { DeliveryKind, InquiryCounts, InquiryStore } from '#server/inquiry/store/store.ts';
import {
  openStore,
  StoreConnection,
  type StoreSettings,
} from '#server/inquiry/store/store-connection.ts';
import type { Settings } from '#server/settings.ts';

type InquirySettings = StoreSettings & Partial<Settings>;

export interface InquiryServiceOptions extends InquirySettings {
  log: InquiryLog;
  limits?: IntakeLimits | undefined;
  /** For tests. */
  open?: () => Promise<InquiryStore>;
  channel?: MailChannel;
  outbox?: { leaseMs?: number; delays?: Delays };
}

export interface Readiness {
  ok: boolean;
  reason?: string;
  /** Problems that the operator should fix, though the server is ready. */
  warnings?: readonly string[];
}

export type InquiryService = Awaited<ReturnType<typeof createInquiryService>>;

/** How long the process waits for mail in progress when it stops. */
const stopMs = 10_000;

/** Opens and migrates the store, and starts the outbox. */
export async function createInquiryService(options: InquiryServiceOptions) {
  const { log, allowedOrigins = [], limits = defaultLimits } = options;
  const { retentionDays: days = times.keepInquiriesDays } = options;
  const mail = {
    from: options.mailFrom ?? site.email,
    to: options.mailTo?.length ? options.mailTo : [site.email],
  };
  const channel = options.channel ?? createChannel(options);
  const sendsMail = channel.deliveredState === 'sent';
  const metrics = new InquiryMetrics({ sendsMail });
  const connection = new StoreConnection(options.open ?? (() => openStore(options, log)), log);
  const removeMailFiles: RemoveFiles = (purged) =>
    removeFiles(getOutboxFolder(options.dataDir), purged);
  let outbox: Outbox | undefined;
  let retention: ReturnType<typeof startRetention> | undefined;
  let digest: ReturnType<typeof startDigest> | undefined;
  connection.onOpen = (store) => {
    const onAttempt = (outcome: AttemptOutcome) => metrics.countAttempt(outcome);
    outbox = new Outbox({
      store,
      channel,
      log,
      compose: ({ inquiry, kind }) => composeMail(inquiry, kind, mail),
      onAttempt,
      ...options.outbox,
    });
    outbox.start();
    retention = startRetention({ store, days, removeFiles: removeMailFiles, log });
    // Written to a file, the digest would reach no one.
    if (sendsMail) digest = startDigest({ store, channel, mail, log, onAttempt });
  };
  const intake = new Intake({
    store: connection,
    deliveries: getDeliveryKinds(options),
    limits,
    log,
    onStored: () => outbox?.wake(),
  });
  log[sendsMail ? 'info' : 'warn']({}, `inquiries: ${channel.description}`);
  await connection.start();

  return {
    receive: createReceive({ intake, allowedOrigins }),
    /** For the page action: a receiver for one client and the origin of its page. */
    receiverFor: ({ address, host }: InquiryClient, origin: string | null): InquiryReceiver => ({
      submit: async (submission) =>
        isAllowedOrigin(origin, host, allowedOrigins)
          ? intake.submit(address, submission)
          : foreignOriginRefusal,
    }),
    /** Whether an inquiry could be stored now. */
    async ready(): Promise<Readiness> {
      const status = await connection.check();
      if (status) return { ok: true, warnings: getMailWarnings(sendsMail, status.counts) };
      return { ok: false, reason: 'inquiries cannot be stored; see the log' };
    },
    observe: (status: number, seconds: number) => metrics.observeRequest(status, seconds),
    async metrics() {
      return metrics.render(await connection.check());
    },
    /** Finishes mail in progress and closes the store. */
    async stop() {
      // The next process sends mail that takes longer, with the same Message-ID.
      const mails = Promise.all([outbox?.stop(), digest?.stop()]);
      await Promise.race([mails, wait(stopMs, undefined, { ref: false })]);
      await retention?.stop();
      await connection.stop();
    },
  };
}

/**
 * Pages and the form still work, so the server stays in service. Without numbers, because /ready is
 * public.
 */
function getMailWarnings(sendsMail: boolean, { states }: InquiryCounts): string[] {
  return [
    ...(sendsMail ? [] : ['SMTP_URL is not set: inquiries are not mailed']),
    ...(states.written > 0 ? ['some inquiries were only written to files'] : []),
    ...(states.failed > 0 ? ['some inquiries could not be mailed'] : []),
  ];
}

export const getDeliveryKinds = ({
  mailAcknowledge,
}: Pick<InquirySettings, 'mailAcknowledge'>): DeliveryKind[] =>
  mailAcknowledge ? ['notification', 'acknowledgement'] : ['notification'];

export const getOutboxFolder = (dataDir: string) => join(dataDir, 'outbox');

function createChannel({ smtpUrl, dataDir }: InquirySettings): MailChannel {
  if (smtpUrl) return createSmtpChannel({ url: smtpUrl });
  return createFileChannel(getOutboxFolder(dataDir));
}
