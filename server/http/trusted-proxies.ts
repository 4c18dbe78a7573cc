import { BlockList, isIPv6 } from 'node:net';

/** The same words that Fastify's reader of forwarding headers knows. */
const networks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address belongs to one of the proxies that TRUST_PROXY lists. */
export function proxyMatcher(trustProxy: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trustProxy.flatMap((name) => networks[name] ?? [name])) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => address !== '' && list.check(address, familyOf(address));
}
