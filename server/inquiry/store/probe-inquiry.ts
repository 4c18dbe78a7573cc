import { maximumLength } from '#app/inquiry/schema.ts';
import type { NewInquiry } from '#server/inquiry/store/store.ts';

/** What a probe stores: as long as the longest inquiry, in an alphabet of three bytes a letter. */
export const probeInquiry: NewInquiry = {
  name: 'probe',
  credentials: '',
  practice: '',
  email: '',
  message: 'x'.repeat(3 * maximumLength.message),
  dedupeKey: null,
  quarantine: 'probe',
  deliveries: [],
};
