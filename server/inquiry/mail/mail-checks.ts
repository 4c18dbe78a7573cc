import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { parseIncomingMail } from '#server/inquiry/mail/bounce.ts';
import { imapDeadlineMs } from '#server/inquiry/mail/imap.ts';
import { repeat } from '#server/inquiry/repeat.ts';
import type { ClaimedMailCheck, InquiryStore } from '#server/inquiry/store/store.ts';

const minuteMs = 60_000;
const checkIntervalMs = 5 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
/** A test inquiry should arrive within this time, even if the mail server uses greylisting. */
const testDeadlineMs = 60 * minuteMs;

type MailStore = Pick<InquiryStore, 'recordBounce' | 'listTests' | 'delete'>;
export type MailResult = Awaited<ReturnType<typeof receiveMail>>['result'];

/** Anyone can forge a report, so nothing is sent or deleted because of one. */
export async function receiveMail(raw: Buffer, store: MailStore) {
  const mail = parseIncomingMail(raw);
  if (mail.kind === 'bounce')
    return { result: await store.recordBounce(mail.bounce), inquiry: mail.bounce.id };
  if (mail.kind !== 'own') return { result: mail.kind };
  const testIds = (await store.listTests()).map(({ id }) => id);
  if (!testIds.includes(mail.id)) return { result: 'other' } as const;
  await store.delete(testIds);
  return { result: 'test' } as const;
}

export interface MailCheckOptions {
  store: MailStore & Pick<InquiryStore, 'claimMailCheck' | 'finishMailCheck' | 'getStats'>;
  log: InquiryLog;
  /** This is missing without BOUNCE_MAILBOX_URL. */
  readMailbox?: ((handle: (raw: Buffer) => Promise<boolean>) => Promise<void>) | undefined;
  /** Resolves to whether the inquiry was stored. This is missing without a daily test. */
  submitTest?: (() => Promise<boolean>) | undefined;
  silenceAlarmDays?: number | undefined;
  onMail: (result: MailResult) => void;
}

export type WarningKind = keyof typeof warningTexts;

/** These contain no numbers because /ready is public. */
export const warningTexts = {
  mailbox: 'the mailbox for bounces could not be read',
  test: 'the daily test inquiry did not arrive',
  silence: 'no inquiry has arrived for longer than SILENCE_ALARM_DAYS',
};

/** Every server does this, so each of them knows the warnings. */
export function startMailChecks(options: MailCheckOptions) {
  let warnings: readonly WarningKind[] = [];
  const checks = repeat(async () => {
    const newWarnings = (await checkMail(options)) ?? warnings;
    for (const warning of newWarnings.filter((each) => !warnings.includes(each)))
      options.log.warn({}, `mail check: ${warningTexts[warning]}`);
    warnings = newWarnings;
    return checkIntervalMs;
  }, minuteMs);
  return { ...checks, getWarnings: () => warnings };
}

/** Returns `null` if another server is doing it or the store fails. */
export async function checkMail(options: MailCheckOptions): Promise<WarningKind[] | null> {
  const { store, log, readMailbox, submitTest, silenceAlarmDays } = options;
  const warnings: WarningKind[] = [];
  try {
    const check = await store.claimMailCheck({ leaseMs: imapDeadlineMs + minuteMs });
    if (!check) return null;
    await readMailbox?.((raw) => handleMail(raw, options)).catch((error: unknown) => {
      warnings.push('mailbox');
      log.warn({ reason: getReason(error) }, 'mail check: the mailbox could not be read');
    });
    const test = submitTest && (await runTest(check, options, submitTest));
    if (test?.hasFailed) warnings.push('test');
    await store.finishMailCheck({ ...check, ...test });
    const { lastReceivedAt } = await store.getStats();
    const silenceMs = check.claimedAt - (lastReceivedAt ?? 0);
    if (silenceAlarmDays && silenceMs > silenceAlarmDays * dayMs) warnings.push('silence');
    return warnings;
  } catch (error) {
    log.error({ reason: getReason(error) }, 'mail check: the store is not responding');
    return null;
  }
}

/** Returns whether the message is done. Messages that people wrote stay unread. */
async function handleMail(raw: Buffer, { store, log, onMail }: MailCheckOptions) {
  const { result, ...fields } = await receiveMail(raw, store);
  if (result === 'waiting' || result === 'other') return false;
  onMail(result);
  if (result === 'bounced') log.error(fields, 'bounce: an inquiry did not reach the pharmacy');
  if (result === 'noted') log.warn(fields, 'bounce: some mail came back; run: inquiries show');
  if (result === 'unmatched') log.warn({}, 'bounce: a report matches no mail that was sent');
  return true;
}

/** Tests that don't arrive stay in the store until a later one is confirmed, which deletes them all. */
async function runTest(
  { claimedAt, testedAt }: ClaimedMailCheck,
  { store, readMailbox }: MailCheckOptions,
  submitTest: () => Promise<boolean>,
) {
  const tests = await store.listTests();
  // Without a mailbox, all we know is whether the mail server accepted the message.
  const isConfirmed = !readMailbox && tests.some(({ state }) => state === 'sent');
  if (isConfirmed) await store.delete(tests.map(({ id }) => id));
  const isLate = tests.some(({ receivedAt }) => receivedAt <= claimedAt - testDeadlineMs);
  const hasFailed = isLate && !isConfirmed;
  // If the last test was in the future, the clock was set back.
  const isDue = testedAt <= claimedAt - dayMs || testedAt > claimedAt;
  if (!isDue) return { testedAt, hasFailed };
  const isStored = await submitTest();
  return { testedAt: isStored ? claimedAt : testedAt, hasFailed: hasFailed || !isStored };
}
