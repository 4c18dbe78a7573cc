import { byField, fieldRules } from '#library/inquiry/fields.ts';
import type { NewInquiry } from '#server/inquiry/store/store.ts';

/** What a probe stores: as long as the longest inquiry, in an alphabet of three bytes a letter. */
export const probeInquiry: NewInquiry = {
  ...byField((field) => 'x'.repeat(3 * fieldRules[field].maximum)),
  dedupeKey: null,
  quarantine: 'probe',
  deliveries: [],
};
