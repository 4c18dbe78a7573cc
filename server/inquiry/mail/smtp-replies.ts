import { getReason } from '#server/inquiry/log.ts';
import type { SendOutcome } from '#server/inquiry/mail/mail.ts';

type Failure = Exclude<SendOutcome, { kind: 'delivered' }>;

/** These replies usually mean that the login or encryption settings are wrong. */
const setupReplies = new Set([454, 523, 530, 534, 535, 538]);
const setupCodes = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EREQUIRETLS']);
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|SSL|certificate/i;
/** If an earlier command fails, the sender or the connection was rejected, not the message. */
const mailCommands = new Set(['RCPT TO', 'DATA']);

export function classifyError(error: unknown): SendOutcome {
  const refusals: unknown = getField(error, 'rejectedErrors');
  return Array.isArray(refusals) ? classifyRecipients([], refusals) : classifySingleError(error);
}

export function classifyRecipients(
  takenBy: readonly string[],
  refusals: readonly unknown[],
): SendOutcome {
  const failures = refusals.map((error) => ({
    address: String(getField(error, 'recipient')),
    ...classifySingleError(error),
  }));
  const refusedBy = failures
    .filter(({ kind }) => kind === 'permanent')
    .map(({ address, reason }) => ({ address, reason }));
  const retryableFailure = failures.find(({ kind }) => kind !== 'permanent');
  if (retryableFailure)
    return { kind: retryableFailure.kind, reason: retryableFailure.reason, takenBy, refusedBy };
  const [firstRefusal] = refusedBy;
  if (!firstRefusal) return { kind: 'delivered' };
  if (takenBy.length > 0) return { kind: 'delivered', refusedBy };
  return { kind: 'permanent', reason: firstRefusal.reason, refusedBy };
}

function classifySingleError(error: unknown): Failure {
  const reason = getReason(error);
  const code = String(getField(error, 'code'));
  const reply = Number(getField(error, 'responseCode')) || 0;
  const cause = error instanceof Error ? error.cause : undefined;
  if (setupReplies.has(reply)) return { kind: 'setup', reason };
  if (reply >= 400 && mailCommands.has(String(getField(error, 'command')))) {
    return { kind: reply >= 500 ? 'permanent' : 'temporary', reason };
  }
  if (reply >= 400) return { kind: reply >= 500 ? 'setup' : 'unreachable', reason };
  if (setupCodes.has(code) || certificateCodes.test(`${reason} ${getField(cause, 'code')}`)) {
    return { kind: 'setup', reason };
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { kind: 'permanent', reason };
  return { kind: 'unreachable', reason };
}

function getField(error: unknown, name: string): unknown {
  if (typeof error !== 'object' || error === null || !(name in error)) return '';
  return Reflect.get(error, name) ?? '';
}
