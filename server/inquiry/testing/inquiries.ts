import { toInquiryBody } from '#library/inquiry/schema.ts';
import { sampleValues } from '#library/inquiry/testing/sample-values.ts';
import type { IntakeLimits } from '#server/inquiry/intake.ts';
import type { ClaimOptions, InquiryStore, NewInquiry } from '#server/inquiry/store/store.ts';

export const sampleBody = toInquiryBody(sampleValues);

export const makeInquiry = (changes: Partial<NewInquiry> = {}): NewInquiry => ({
  ...sampleValues,
  dedupeKey: null,
  quarantine: null,
  deliveries: ['notification'],
  ...changes,
});

export const answerUrl = 'https://pharmacy.example/answered?token=K7M4-2QXD.1.2';
export const createAnswerUrl = () => answerUrl;

export async function insertSent(store: InquiryStore, changes: Partial<NewInquiry> = {}) {
  const result = await store.insert(makeInquiry(changes));
  for (const delivery of await store.claim(claimOptions)) {
    await store.finish(delivery, { state: 'sent' });
  }
  return result;
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const claimOptions: ClaimOptions = { limit: 10, leaseMs: 2 * minute };

export function makeClock(start = Date.UTC(2025, 4, 13, 16)) {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const unlimitedRate = { burst: 1e9, perMinute: 1e9 };
export const noLimits: IntakeLimits = {
  client: unlimitedRate,
  network: unlimitedRate,
  allClients: unlimitedRate,
  emailsPerNetwork: unlimitedRate,
  emails: unlimitedRate,
  acknowledgmentsPerAddress: unlimitedRate,
};
