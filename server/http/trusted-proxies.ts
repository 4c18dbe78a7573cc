import { BlockList, isIPv6 } from 'node:net';

/** Fastify accepts the same names in `trustProxy`. */
const networks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const getFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

export function createProxyMatcher(trustProxy: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trustProxy.flatMap((name) => networks[name] ?? [name])) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) proxies.addAddress(address, getFamily(address));
    else proxies.addSubnet(address, Number(prefix), getFamily(address));
  }
  return (address) => address !== '' && proxies.check(address, getFamily(address));
}
