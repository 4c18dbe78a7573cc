import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { site, times } from '#library/facts.ts';
import { fieldRules, mapFields } from '#library/inquiry/fields.ts';
import type { InquiryReceiver } from '#library/inquiry/receiver.ts';
import { toInquiryBody } from '#library/inquiry/schema.ts';
import { createAnswerLinkOpener, createAnswerUrl } from '#server/inquiry/answer-links.ts';
import { createIntake, defaultLimits, type IntakeLimits } from '#server/inquiry/intake.ts';
import type { InquiryLog } from '#server/inquiry/log.ts';
import { startDigest } from '#server/inquiry/mail/digest.ts';
import { createFileChannel, removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { readUnseen } from '#server/inquiry/mail/imap.ts';
import {
  type AttemptOutcome,
  composeMail,
  type MailChannel,
  parseAddresses,
} from '#server/inquiry/mail/mail.ts';
import { startMailChecks, warningTexts } from '#server/inquiry/mail/mail-checks.ts';
import { Outbox } from '#server/inquiry/mail/outbox.ts';
import type { Delays } from '#server/inquiry/mail/retry-policy.ts';
import { createSmtpChannel } from '#server/inquiry/mail/smtp-channel.ts';
import { type ClientErrorKind, InquiryMetrics } from '#server/inquiry/metrics.ts';
import {
  createReceiveHandler,
  foreignOriginOutcome,
  type InquiryClient,
  isAllowedOrigin,
} from '#server/inquiry/receive.ts';
import { type RemoveFiles, startRetention } from '#server/inquiry/store/retention.ts';
import type { DeliveryKind, InquiryStats, InquiryStore } from '#server/inquiry/store/store.ts';
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
  /** Tests replace the store, the channel or the outbox timing. */
  open?: () => Promise<InquiryStore>;
  channel?: MailChannel;
  outbox?: { leaseMs?: number; delays?: Delays };
}

export interface Readiness {
  ok: boolean;
  reason?: string;
  warnings?: readonly string[];
}

export type InquiryService = Awaited<ReturnType<typeof createInquiryService>>;

const stopTimeoutMs = 10_000;

export async function createInquiryService(options: InquiryServiceOptions) {
  const { log, allowedOrigins = [], limits = defaultLimits } = options;
  const { retentionDays: days = times.keepInquiriesDays } = options;
  const mailSettings = {
    from: options.mailFrom ?? site.email,
    to: options.mailTo?.length ? options.mailTo : [site.email],
  };
  const channel = options.channel ?? createChannel(options);
  const sendsMail = channel.deliveredState === 'sent';
  const { bounceMailboxUrl: mailboxUrl, silenceAlarmDays } = options;
  const runsTests = sendsMail && (options.dailyTest ?? mailboxUrl !== undefined);
  // A test that is read back goes to the sender, whose mailbox it is. The pharmacy doesn't see it.
  const testSettings = mailboxUrl ? { ...mailSettings, to: [mailSettings.from] } : mailSettings;
  const metrics = new InquiryMetrics({ sendsMail });
  const connection = new StoreConnection(options.open ?? (() => openStore(options, log)), log);
  const removeMailFiles: RemoveFiles = (selection) =>
    removeFiles(getOutboxFolder(options.dataDir), selection);
  let outbox: Outbox | undefined;
  let retention: ReturnType<typeof startRetention> | undefined;
  let digest: ReturnType<typeof startDigest> | undefined;
  let mailChecks: ReturnType<typeof startMailChecks> | undefined;
  const getWarnings = () => mailChecks?.getWarnings() ?? [];
  connection.onOpen = (store) => {
    const onAttempt = (outcome: AttemptOutcome) => metrics.countAttempt(outcome);
    outbox = new Outbox({
      store,
      channel,
      log,
      compose: async ({ inquiry, kind, isTest }) => {
        const createUrl = createAnswerUrl(await store.getSigningKey());
        return composeMail(inquiry, kind, isTest ? testSettings : mailSettings, createUrl);
      },
      onAttempt,
      ...options.outbox,
    });
    outbox.start();
    retention = startRetention({ store, days, removeFiles: removeMailFiles, log });
    // A digest that is only written to a file would reach no one.
    if (sendsMail)
      digest = startDigest({ store, channel, mail: mailSettings, log, onAttempt, getWarnings });
    if (!mailboxUrl && !runsTests && !silenceAlarmDays) return;
    mailChecks = startMailChecks({
      store,
      log,
      readMailbox: mailboxUrl ? (handle) => readUnseen({ url: mailboxUrl }, handle) : undefined,
      submitTest: runsTests ? submitTest : undefined,
      silenceAlarmDays,
      onMail: (result) => metrics.countMail(result),
    });
  };
  const intake = createIntake({
    connection,
    deliveries: getDeliveryKinds(options),
    limits,
    log,
    onStored: () => outbox?.wake(),
  });
  const openAnswerLink = createAnswerLinkOpener(() => connection.getStore(), log);
  const submitTest = async () => {
    const body = createTestBody(mailSettings.from);
    const submission = { body, idempotencyKey: null };
    return (await intake.submit('127.0.0.1', submission, { isTest: true })).kind === 'stored';
  };
  log[sendsMail ? 'info' : 'warn']({}, `inquiries: ${channel.description}`);
  await connection.start();

  return {
    receive: createReceiveHandler(intake, allowedOrigins),
    createReceiver: ({ address, host }: InquiryClient, origin: string | null): InquiryReceiver => ({
      submit: async (submission) =>
        isAllowedOrigin(origin, host, allowedOrigins)
          ? intake.submit(address, submission)
          : foreignOriginOutcome,
      // The origin doesn't matter here, because only the pharmacy has the token.
      checkAnswerLink: (token) => openAnswerLink(address, token, 'check'),
      markAnswered: (token) => openAnswerLink(address, token, 'mark'),
    }),
    async checkReadiness(): Promise<Readiness> {
      const status = await connection.check();
      if (!status) return { ok: false, reason: 'inquiries cannot be stored; see the log' };
      const checkWarnings = getWarnings().map((kind) => warningTexts[kind]);
      const mailWarnings = getMailWarnings(sendsMail, status.stats);
      return { ok: true, warnings: [...mailWarnings, ...checkWarnings] };
    },
    countClientError: (kind: ClientErrorKind) => metrics.countClientError(kind),
    observeRequest: (status: number, seconds: number) => metrics.observeRequest(status, seconds),
    async renderMetrics() {
      return metrics.render(await connection.check(), getWarnings());
    },
    async stop() {
      // If this takes too long, the next process sends the email again with the same Message-ID.
      const pendingEmail = Promise.all([outbox?.stop(), digest?.stop(), mailChecks?.stop()]);
      await Promise.race([pendingEmail, wait(stopTimeoutMs, undefined, { ref: false })]);
      await retention?.stop();
      await connection.stop();
    },
  };
}

/** Pages and the form still work. There are no numbers because /ready is public. */
function getMailWarnings(sendsMail: boolean, { countByState }: InquiryStats): string[] {
  return [
    ...(sendsMail ? [] : ['SMTP_URL is not set, so inquiries are not emailed']),
    ...(countByState.written > 0 ? ['some inquiries were only written to files'] : []),
    ...(countByState.failed > 0 ? ['some inquiries could not be emailed'] : []),
    ...(countByState.bounced > 0 ? ['some inquiries were emailed but came back'] : []),
  ];
}

function createTestBody(from: string) {
  const email = parseAddresses(from)[0]?.address ?? '';
  return toInquiryBody(
    mapFields((field) => (fieldRules[field].kind === 'email' ? email : 'Test, please ignore')),
  );
}

export const getDeliveryKinds = ({
  smtpUrl,
  mailAcknowledge = smtpUrl !== undefined,
}: Pick<InquirySettings, 'smtpUrl' | 'mailAcknowledge'>): DeliveryKind[] =>
  mailAcknowledge ? ['notification', 'acknowledgement'] : ['notification'];

export const getOutboxFolder = (dataDir: string) => join(dataDir, 'outbox');

function createChannel({ smtpUrl, dataDir }: InquirySettings): MailChannel {
  if (smtpUrl) return createSmtpChannel({ url: smtpUrl });
  return createFileChannel(getOutboxFolder(dataDir));
}
