import { getReason } from '#server/inquiry/log.ts';

export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface Finding {
  isOk: boolean;
  text: string;
}

const commonSelectors = [
  ...['google', 'selector1', 'selector2', 'default', 'k1', 'k2', 's1', 's2', 'mail', 'dkim'],
  ...['fm1', 'protonmail', 'zoho', 'mx', 'smtp', 'pm', 'mandrill', 'resend'],
];

/** Checks the DNS records that keep mail from this address out of spam folders. */
export async function checkMailDomain(
  address: string,
  selector: string | undefined,
  resolveTxt: ResolveTxt,
): Promise<Finding[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const domainError = await resolveTxt(domain).then(() => '', getCode);
  // Other errors are reported by the checks.
  if (domainError === 'ENOTFOUND')
    return [
      problem(
        `${domain} was not found, so its records can't be checked. Either it's misspelled in MAIL_FROM or not registered, or this computer's DNS isn't working.`,
      ),
    ];
  /** A name without records isn't an error. Providers split long records into several strings. */
  const resolve = async (name: string) => {
    try {
      return (await resolveTxt(name)).map((chunks) => chunks.join(''));
    } catch (error) {
      const code = getCode(error);
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      throw error;
    }
  };
  const checks = {
    SPF: async () => checkSpf(domain, await resolve(domain)),
    DKIM: () => checkDkim(domain, selector, resolve),
    DMARC: () => checkDmarc(domain, resolve),
  };
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const { isOk, text } = await check().catch((error: unknown) =>
        problem(`couldn't be looked up (${getReason(error)}). Try again later.`),
      );
      return { isOk, text: `${name} for ${domain} ${text}` };
    }),
  );
}

const getCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '');

const problem = (text: string): Finding => ({ isOk: false, text });
const success = (text: string): Finding => ({ isOk: true, text });

function checkSpf(domain: string, texts: readonly string[]): Finding {
  const [record, ...others] = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (!record)
    return problem(
      `is missing: no record lists the servers that may send mail. Add a TXT record for ${domain}, such as “v=spf1 include:YOUR-PROVIDER ~all”. Your mail provider's help has the exact value.`,
    );
  if (others.length > 0)
    return problem(
      `has ${others.length + 1} records, so mail servers ignore them all. Merge them into one TXT record.`,
    );
  const terms = record.toLowerCase().split(/\s+/);
  if (terms.some((term) => term === '+all' || term === 'all'))
    return problem('lets anyone send mail in your name (+all). End the record with ~all or -all.');
  if (!terms.some((term) => /^[~-]all$|^redirect=/.test(term)))
    return problem(
      "doesn't say what to do with mail from other servers. End the record with ~all or -all.",
    );
  return success('is set up.');
}

type Resolve = (name: string) => Promise<string[]>;

async function checkDkim(domain: string, selector: string | undefined, resolve: Resolve) {
  const selectors = selector ? [selector] : commonSelectors;
  let failure: unknown;
  const lookUp = (name: string) =>
    resolve(`${name}._domainkey.${domain}`).catch((error: unknown) => {
      failure = error;
      return [];
    });
  const texts = await Promise.all(selectors.map(lookUp));
  const note = failure ? ` Other selectors couldn't be looked up (${getReason(failure)}).` : '';
  const keys = texts.map((each) => each.find((text) => /(?:^|;)\s*p\s*=/i.test(text)));
  const index = keys.findIndex((key) => /(?:^|;)\s*p\s*=\s*[^\s;]/i.test(key ?? ''));
  if (index >= 0) return success(`is set up (selector ${selectors[index]}).${note}`);
  if (keys.some((key) => key !== undefined))
    return problem(
      `has a key that was revoked. Turn on DKIM signing at your mail provider again.${note}`,
    );
  if (failure) throw failure;
  if (selector)
    return problem(
      `has no key for the selector ${selector}. Add the record that your mail provider shows for ${selector}._domainkey.${domain}, or correct DKIM_SELECTOR.`,
    );
  return problem(
    `was not found with common selectors (${selectors.join(', ')}). Turn on DKIM signing at your mail provider. If it's on, set DKIM_SELECTOR to the provider's selector.`,
  );
}

/** A subdomain without a record uses the record of its parent. */
async function checkDmarc(domain: string, resolve: Resolve): Promise<Finding> {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const name of names) {
    const texts = await resolve(`_dmarc.${name}`);
    const records = texts.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
    if (records.length > 1)
      return problem(`has ${records.length} records, so mail servers ignore them. Keep one.`);
    const [record] = records;
    if (record === undefined) continue;
    const policy = /;\s*p\s*=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
    if (policy === 'quarantine' || policy === 'reject') return success(`is set up (p=${policy}).`);
    return problem(
      `only watches (p=${policy ?? 'missing'}), so forged mail in your name still arrives. When SPF and DKIM work, change it to p=quarantine.`,
    );
  }
  return problem(
    `is missing. Add a TXT record for _dmarc.${domain}, such as “v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}”.`,
  );
}
