import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryResult, InquiryStore } from '#server/inquiry/store/store.ts';
import {
  claimOptions,
  day,
  hour,
  minute,
  newInquiry,
  testClock,
} from '#server/inquiry/testing/inquiries.ts';
import { bothStores } from '#server/inquiry/testing/stores.ts';

const { kinds } = bothStores();

describe.each(kinds)(
  'what the $name store finds and deletes for one person',
  ({ create, open }) => {
    let place: string;
    let store: InquiryStore;
    let clock: ReturnType<typeof testClock>;

    beforeEach(async () => {
      clock = testClock();
      place = await create();
      store = await open(place, { clock: clock.now });
    });
    afterEach(() => store.close());

    const idsOf = async (filter: Parameters<InquiryStore['list']>[0]) =>
      (await store.list(filter)).map(({ id }) => id);

    async function insert(result?: DeliveryResult) {
      clock.advance(minute);
      const { id } = await store.insert(newInquiry());
      const [claimed] = result ? await store.claim(claimOptions) : [];
      if (claimed && result) await store.finish(claimed, result);
      return id;
    }

    test('finds an address however it was typed, and no other that looks like it', async () => {
      const { id } = await store.insert(newInquiry({ email: 'Lena.Ashgrove@Westside.example' }));
      await store.insert(newInquiry({ email: 'LenaxAshgrove@westside.example' }));
      expect(await idsOf({ email: 'lena.ashgrove@WESTSIDE.example' })).toEqual([id]);
      expect(await idsOf({ email: '%@westside.example' })).toEqual([]);
    });

    test.each([
      'praxis@müller.example',
      'praxis@mu\u0308ller.example',
      'praxis@xn--mller-kva.example',
    ])('finds an address in another alphabet as %s', async (email) => {
      const { id } = await store.insert(newInquiry({ email: 'Praxis@MÜLLER.example' }));
      expect(await idsOf({ email })).toEqual([id]);
    });

    test('finds an address within a state, and up to a limit', async () => {
      const email = 'lena@westside.example';
      await store.insert(newInquiry({ email }));
      clock.advance(minute);
      const held = await store.insert(newInquiry({ email, quarantine: 'links' }));
      expect(await idsOf({ email, state: 'quarantined' })).toEqual([held.id]);
      expect(await idsOf({ email, limit: 1 })).toEqual([held.id]);
    });

    test('finds what nobody at the pharmacy has got, also what was only written', async () => {
      await store.insert(newInquiry({ quarantine: 'links' }));
      const [notice] = await store.claim(claimOptions);
      if (notice) await store.finish(notice, { state: 'sent' });
      await insert({ state: 'sent' });
      const written = await insert({ state: 'written' });
      const failed = await insert({ state: 'failed', error: '550 no' });
      const refusedBy = [{ address: 'old@pharmacy.example', reason: '550 no such user' }];
      const partly = await insert({ state: 'sent', recipients: { takenBy: [], refusedBy } });
      const queued = await insert();
      expect(await idsOf({ state: 'undelivered' })).toEqual([queued, partly, failed, written]);
    });

    test('deletes in every state, and says what there was to delete', async () => {
      const [sent, queued, kept] = [
        await insert({ state: 'sent' }),
        await insert(),
        await insert(),
      ];
      expect((await store.delete([sent, queued, 'nothing'])).sort()).toEqual([sent, queued].sort());
      expect(await idsOf({})).toEqual([kept]);
      expect(await store.delete([sent])).toEqual([]);
    });

    test('mails nothing of what was deleted while its mail was on the way', async () => {
      const id = await insert();
      const [claimed] = await store.claim(claimOptions);
      await store.delete([id]);
      const put = { state: 'waiting', error: '450', retryInMs: 0, refused: true } as const;
      expect(claimed && (await store.finish(claimed, put))).toBe(false);
      expect(await store.nextDueIn()).toBeNull();
    });

    test('tells every server what was deleted, until it is forgotten', async () => {
      const asked = await insert();
      await store.delete([asked]);
      clock.advance(day);
      const old = await insert({ state: 'sent' });
      clock.advance(hour);
      await store.purge({ before: clock.now(), dryRun: true });
      expect(await store.deletions()).toEqual([asked]);
      await store.purge({ before: clock.now(), dryRun: false });
      const other = await open(place, { clock: clock.now });
      expect((await other.deletions()).sort()).toEqual([asked, old].sort());
      await other.forgetDeletions({ before: clock.now() });
      expect(await store.deletions()).toEqual([old]);
      await other.close();
    });

    test('remembers nothing of a probe', async () => {
      await store.probe();
      expect(await store.deletions()).toEqual([]);
    });
  },
);
