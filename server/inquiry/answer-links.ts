import { createHmac, timingSafeEqual } from 'node:crypto';
import { site } from '#library/facts.ts';
import type { AnswerLinkOutcome } from '#library/inquiry/receiver.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { getClientKey, RateLimiter } from '#server/inquiry/rate-limit.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';

/** content/pages/answered.yaml names this number of days too. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The token is in the query, because logs contain only the path. */
export const createAnswerUrl = (signingKey: string) => (id: string) => {
  const claim = `${formatReference(id)}.${(Date.now() + lifetimeMs).toString(36)}`;
  return `${site.origin}/answered?token=${claim}.${sign(claim, signingKey)}`;
};

/** The prefix makes the signature useless for any other purpose. */
const sign = (claim: string, signingKey: string) =>
  createHmac('sha256', signingKey).update(`answered:${claim}`).digest('hex').slice(0, 32);

function readToken(token: string, signingKey: string) {
  const [, claim, reference, expiry, signature] =
    /^(([\w-]{9})\.([0-9a-z]{1,11}))\.([0-9a-f]{32})$/.exec(token) ?? [];
  if (!claim || !reference || !expiry || !signature) return null;
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(claim, signingKey)));
  return isGenuine ? { reference, isExpired: Number.parseInt(expiry, 36) < Date.now() } : null;
}

/** Only `mark` changes the inquiry, because mail scanners open every link. */
export function createAnswerLinkOpener(getStore: () => InquiryStore | null, log: InquiryLog) {
  const limiter = new RateLimiter({ burst: 30, perMinute: 10 });
  return async (
    address: string,
    token: string,
    action: 'check' | 'mark',
  ): Promise<AnswerLinkOutcome> => {
    const store = getStore();
    if (!store || limiter.take(getClientKey(address)) > 0) return { kind: 'unavailable' };
    try {
      const claim = readToken(token, await store.getSigningKey());
      if (!claim) return { kind: 'invalid' };
      const { reference, isExpired } = claim;
      const inquiry = (await store.find(reference))?.inquiry;
      // A missing inquiry was deleted.
      if (isExpired || !inquiry) return { kind: 'expired' };
      if (inquiry.answeredAt) return { kind: 'answered', reference };
      if (action === 'check') return { kind: 'unanswered', reference };
      await store.setAnswered(inquiry.id, true);
      log.info({ inquiry: inquiry.id }, 'inquiry: marked as answered');
      return { kind: 'answered', reference };
    } catch (error) {
      log.error({ reason: getReason(error) }, 'inquiry: a link could not be checked');
      return { kind: 'unavailable' };
    }
  };
}
