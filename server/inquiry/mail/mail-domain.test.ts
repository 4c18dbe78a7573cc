import { expect, it } from 'vitest';
import { checkMailDomain } from '#server/inquiry/mail/mail-domain.ts';

const domain = 'mail.pharmacy.example';
const goodRecords = {
  [domain]: [['v=spf1 include:_spf.example', ' -all'], ['other=1']],
  [`k1._domainkey.${domain}`]: [['v=DKIM1; k=rsa; p=MIGf']],
  '_dmarc.pharmacy.example': [['v=DMARC1; p=reject']],
};

const makeLookupError = (code: string) => Object.assign(new Error(`queryTxt ${code}`), { code });

async function check(changes: Record<string, string[][]> = {}, selector?: string) {
  const records: Record<string, string[][]> = { ...goodRecords, ...changes };
  return checkMailDomain(`website@${domain}`, selector, async (name) => {
    if (name.startsWith('broken.')) throw makeLookupError('ESERVFAIL');
    const answer = records[name];
    if (!answer) throw makeLookupError('ENOTFOUND');
    return answer;
  });
}

it('accepts complete records, long ones and those of the parent domain', async () => {
  expect(await check()).toEqual([
    { isOk: true, text: `SPF for ${domain} is set up.` },
    { isOk: true, text: `DKIM for ${domain} is set up (selector k1).` },
    { isOk: true, text: `DMARC for ${domain} is set up (p=reject).` },
  ]);
});

it.each([
  ['SPF', { [domain]: [] }, 'is missing'],
  ['SPF', { [domain]: [['v=spf1 -all'], ['v=spf1 ~all']] }, 'has 2 records'],
  ['SPF', { [domain]: [['v=spf1 +all']] }, 'lets anyone send'],
  ['SPF', { [domain]: [['v=spf1 mx ?all']] }, "doesn't say what to do"],
  ['DKIM', { [`k1._domainkey.${domain}`]: [] }, 'set DKIM_SELECTOR'],
  ['DKIM', { [`k1._domainkey.${domain}`]: [['v=DKIM1; p=']] }, 'was revoked'],
  ['DMARC', { '_dmarc.pharmacy.example': [] }, 'is missing'],
  ['DMARC', { '_dmarc.pharmacy.example': [['v=DMARC1; p=none']] }, 'only watches (p=none)'],
])('explains what to fix about %s: %j', async (name, changes, text) => {
  const problems = (await check(changes)).filter(({ isOk }) => !isOk);
  expect(problems).toMatchObject([{ text: expect.stringMatching(`^${name} for `) }]);
  expect(problems[0]?.text).toContain(text);
});

it('reports both a DKIM key and the lookups that failed', async () => {
  const [, dkim] = await checkMailDomain(`website@${domain}`, undefined, async (name) => {
    if (name.startsWith('k1.')) return [['v=DKIM1; p=MIGf']];
    throw makeLookupError('ESERVFAIL');
  });
  expect(dkim?.isOk).toBe(true);
  expect(dkim?.text).toMatch(/is set up \(selector k1\)\. .* couldn't be looked up \(.*SERVFAIL\)/);
});

it('uses the given selector and reports a failed lookup', async () => {
  const [, missing] = await check({}, 's9');
  expect(missing?.text).toContain(`s9._domainkey.${domain}`);
  const [, broken] = await check({}, 'broken');
  expect(broken?.text).toMatch(/couldn't be looked up \(.*SERVFAIL\)/);
});

const failEveryLookup = (code: string) =>
  checkMailDomain('website@pharmacy.example', undefined, () =>
    Promise.reject(makeLookupError(code)),
  );

it("doesn't report missing records if the domain was not found", async () => {
  expect(await failEveryLookup('ENOTFOUND')).toMatchObject([
    { isOk: false, text: expect.stringContaining('pharmacy.example was not found') },
  ]);
});

it('reports every lookup that failed', async () => {
  expect(await failEveryLookup('ETIMEOUT')).toMatchObject(
    ['SPF', 'DKIM', 'DMARC'].map((name) => ({
      text: expect.stringMatching(`^${name}.*couldn't be looked up`),
    })),
  );
});
