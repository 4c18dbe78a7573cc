import { expect, it, vi } from 'vitest';
import { formatReference } from '#library/inquiry/reference.ts';
import { createAnswerLinkOpener, createAnswerUrl } from '#server/inquiry/answer-links.ts';
import { day, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpStore, sqlite } from '#server/inquiry/testing/stores.ts';
import { createTestLog } from '#server/inquiry/testing/test-log.ts';

const { store, findInquiry } = setUpStore(sqlite);
const address = '192.0.2.7';

async function setUp() {
  const { id } = await store().insert(makeInquiry());
  const url = createAnswerUrl(await store().getSigningKey())(id);
  const token = new URL(url).searchParams.get('token') ?? '';
  const log = createTestLog();
  const open = createAnswerLinkOpener(store, log);
  return { id, reference: formatReference(id), token, open, log };
}

it('marks an inquiry as answered only when asked to, and only once', async () => {
  const { id, reference, token, open, log } = await setUp();
  expect(await open(address, token, 'check')).toEqual({ kind: 'unanswered', reference });
  expect((await findInquiry(id))?.answeredAt).toBeNull();
  for (const action of ['mark', 'mark', 'check'] as const) {
    expect(await open(address, token, action)).toEqual({ kind: 'answered', reference });
  }
  expect((await findInquiry(id))?.answeredAt).toBeGreaterThan(0);
  expect(log.lines).toHaveLength(1);
  expect(JSON.stringify(log.lines)).not.toContain(token);
});

it('rejects a link that was changed, has expired or whose inquiry was deleted', async () => {
  const { id, reference, token, open } = await setUp();
  const otherUrl = createAnswerUrl('another key')(id);
  const otherToken = new URL(otherUrl).searchParams.get('token') ?? '';
  const changedTokens = ['', token.slice(0, -1), token.replace(reference, 'ZZZZ-ZZZZ')];
  for (const changedToken of [...changedTokens, otherToken]) {
    expect(await open(address, changedToken, 'mark')).toEqual({ kind: 'invalid' });
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * day });
  expect(await open(address, token, 'mark')).toEqual({ kind: 'expired' });
  vi.useRealTimers();
  await store().delete([id]);
  expect(await open(address, token, 'mark')).toEqual({ kind: 'expired' });
});

it('limits the requests of each client', async () => {
  const { token, open } = await setUp();
  for (let count = 0; count < 30; count += 1) await open(address, token, 'check');
  expect(await open(address, token, 'mark')).toEqual({ kind: 'unavailable' });
  expect((await open('192.0.2.8', token, 'mark')).kind).toBe('answered');
});
