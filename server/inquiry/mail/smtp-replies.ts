import { getReason } from '#server/inquiry/log.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';

type Failure = Exclude<SendOutcome, { kind: 'delivered' }>;

/** Login needed, login wrong, encryption needed: the operator's to mend, not the mail's fault. */
const setupReplies = new Set([454, 523, 530, 534, 535, 538]);
const setupCodes = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS']);
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|SSL|certificate/i;
/** A refusal of anything before these is about us or about the hour, not about the mail. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** What nodemailer reports, sorted by who has to do what. */
export function classify(error: unknown): SendOutcome {
  const refusals: unknown = field(error, 'rejectedErrors');
  return Array.isArray(refusals) ? classifyRecipients([], refusals) : classifyOne(error);
}

/** Who refused for good is done with; the others are tried again. */
export function classifyRecipients(
  takenBy: readonly string[],
  refusals: readonly unknown[],
): SendOutcome {
  const judged = refusals.map((error) => ({
    address: String(field(error, 'recipient')),
    ...classifyOne(error),
  }));
  const refusedBy = judged
    .filter(({ kind }) => kind === 'permanent')
    .map(({ address, reason }) => ({ address, reason }));
  const later = judged.find(({ kind }) => kind !== 'permanent');
  if (later) return { kind: later.kind, reason: later.reason, takenBy, refusedBy };
  const [first] = refusedBy;
  if (!first) return { kind: 'delivered' };
  if (takenBy.length > 0) return { kind: 'delivered', refusedBy };
  return { kind: 'permanent', reason: first.reason, refusedBy };
}

function classifyOne(error: unknown): Failure {
  const reason = getReason(error);
  const code = String(field(error, 'code'));
  const reply = Number(field(error, 'responseCode')) || 0;
  const cause = error instanceof Error ? error.cause : undefined;
  if (setupReplies.has(reply)) return { kind: 'setup', reason };
  if (reply >= 400 && aboutTheMail.has(String(field(error, 'command')))) {
    return { kind: reply >= 500 ? 'permanent' : 'temporary', reason };
  }
  if (reply >= 400) return { kind: reply >= 500 ? 'setup' : 'unreachable', reason };
  if (setupCodes.has(code) || certificateCodes.test(`${reason} ${field(cause, 'code')}`)) {
    return { kind: 'setup', reason };
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'permanent', reason };
  return { kind: 'unreachable', reason };
}

function field(error: unknown, name: string): unknown {
  if (typeof error !== 'object' || error === null || !(name in error)) return '';
  return Reflect.get(error, name) ?? '';
}
