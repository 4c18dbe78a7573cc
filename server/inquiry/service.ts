import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { site, times } from '#library/facts.ts';
import type { InquiryReceiver } from '#library/inquiry/receiver.ts';
import { defaultLimits, Intake, type IntakeLimits } from '#server/inquiry/intake.ts';
import type { InquiryLog } from '#server/inquiry/log.ts';
import { startDigest } from '#server/inquiry/mail/digest.ts';
import { createFileChannel, removeFiles } from '#server/inquiry/mail/file-channel.ts';
import {
  type AttemptOutcome,
  composeMail,
  type MailChannel,
  parseAddresses,
} from '#server/inquiry/mail/mail.ts';
import { Outbox } from '#server/inquiry/mail/outbox.ts';
import type { Delays } from '#server/inquiry/mail/retry-policy.ts';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { InquiryMetrics } from '#server/inquiry/metrics.ts';
import {
  createReceive,
  foreignOrigin,
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
import { StoreHealth } from '#server/inquiry/store/store-health.ts';

export interface MailDelivery {
  /** SMTP_URL; without it mail is written as files. */
  smtpUrl?: string | undefined;
  /** MAIL_FROM and MAIL_TO; the pharmacy's address when they are not set. */
  mailFrom?: string | undefined;
  mailTo?: readonly string[] | undefined;
  /** MAIL_ACKNOWLEDGE: also write to the provider that the inquiry has arrived. */
  acknowledge?: boolean;
}

export interface InquiryServiceOptions extends StoreSettings, MailDelivery {
  /** ALLOWED_ORIGINS, beside the site itself. */
  allowedOrigins?: readonly string[];
  /** RETENTION_DAYS: how long an inquiry is kept. */
  retentionDays?: number;
  log: InquiryLog;
  limits?: IntakeLimits | undefined;
  /** For tests: another store or mail server, and an outbox that retries sooner. */
  open?: () => Promise<InquiryStore>;
  channel?: MailChannel;
  outbox?: { leaseMs?: number; delays?: Delays };
}

export interface Readiness {
  ok: boolean;
  /** For the operator, if it isn't. */
  reason?: string;
  /** What the operator should fix even so. */
  warnings?: readonly string[];
}

export interface InquiryService {
  /** Answers a request to the function. */
  receive(request: Request, client: InquiryClient): Promise<Response>;
  /** What the action of the page uses, for one client and the origin of its page. */
  receiverFor(client: InquiryClient, origin: string | null): InquiryReceiver;
  /** Whether an inquiry could be stored now. */
  ready(): Promise<Readiness>;
  observe(status: number, seconds: number): void;
  /** Prometheus text. */
  metrics(): Promise<string>;
  /** Finishes what is on its way and closes the store. */
  stop(): Promise<void>;
}

/** How long mail on its way may hold up the end of the process. */
const stopMs = 10_000;

/** Opens and migrates the store, starts the outbox, and takes inquiries from then on. */
export async function createInquiryService(
  options: InquiryServiceOptions,
): Promise<InquiryService> {
  const { log, allowedOrigins = [], limits = defaultLimits } = options;
  const { retentionDays: days = times.keepInquiriesDays } = options;
  const mail = {
    from: options.mailFrom ?? site.email,
    to: options.mailTo?.length ? options.mailTo : [site.email],
  };
  requireAddress('MAIL_FROM', mail.from);
  requireAddress('MAIL_TO', mail.to.join(', '));
  const channel = options.channel ?? createChannel(options);
  const sendsMail = channel.deliveredState === 'sent';
  const metrics = new InquiryMetrics({ sendsMail });
  const connection = new StoreConnection(options.open ?? (() => openStore(options, log)), log);
  const health = new StoreHealth(() => connection.current(), log);
  const removeFilesOf: RemoveFiles = (purged) =>
    removeFiles(outboxDirectory(options.dataDirectory), purged);
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
    retention = startRetention({ store, days, removeFiles: removeFilesOf, log });
    // Nobody would read it in a file.
    if (sendsMail) digest = startDigest({ store, channel, mail, log, onAttempt });
  };
  const intake = new Intake({
    store: () => connection.current(),
    deliveries: deliveriesOf(options),
    limits,
    log,
    health,
    onStored: () => outbox?.wake(),
  });
  log[sendsMail ? 'info' : 'warn']({}, `inquiries: ${channel.description}`);
  await connection.start();

  return {
    receive: createReceive({ intake, allowedOrigins }),
    receiverFor: ({ address, host }, origin) => ({
      submit: async (submission) =>
        isAllowedOrigin(origin, host, allowedOrigins)
          ? intake.submit(address, submission)
          : foreignOrigin,
    }),
    async ready() {
      const figures = await health.check();
      if (figures) return { ok: true, warnings: mailWarnings(sendsMail, figures.counts) };
      return { ok: false, reason: 'inquiries cannot be stored; the log says why' };
    },
    observe: (status, seconds) => metrics.observeRequest(status, seconds),
    async metrics() {
      return metrics.render(await health.check());
    },
    async stop() {
      // A mail that takes longer is sent by whoever runs next, under the same Message-ID.
      const mails = Promise.all([outbox?.stop(), digest?.stop()]);
      await Promise.race([mails, wait(stopMs, undefined, { ref: false })]);
      await retention?.stop();
      await connection.stop();
    },
  };
}

/**
 * Pages and the form work all the same, so these are no reason to take a server out of service.
 * Without figures: whoever asks may be anybody.
 */
function mailWarnings(sendsMail: boolean, { states }: InquiryCounts): string[] {
  return [
    ...(sendsMail ? [] : ['SMTP_URL is not set: nobody gets inquiries by mail']),
    ...(states.written > 0 ? ['inquiries were only written to files'] : []),
    ...(states.failed > 0 ? ['inquiries could not be mailed'] : []),
  ];
}

export const deliveriesOf = ({ acknowledge }: MailDelivery): DeliveryKind[] =>
  acknowledge ? ['notification', 'acknowledgement'] : ['notification'];

export const outboxDirectory = (dataDirectory: string) => join(dataDirectory, 'outbox');

function createChannel({ smtpUrl, dataDirectory }: InquiryServiceOptions): MailChannel {
  if (smtpUrl) return createSmtpChannel({ url: smtpUrl });
  return createFileChannel(outboxDirectory(dataDirectory));
}

function requireAddress(setting: string, value: string) {
  if (parseAddresses(value).length > 0) return;
  throw new Error(
    `${setting} holds no email address. Set it to an address such as desk@pharmacy.example.`,
  );
}
