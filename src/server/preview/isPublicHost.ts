import { lookup } from 'node:dns/promises';
import { BlockList } from 'node:net';

/** Addresses that don't lead to the public internet, but to this machine, its network, or nowhere. Source: IANA, IPv4 and IPv6 Special-Purpose Address Registries. */
const privateNets: readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [net, prefix, family] of privateNets) blocked.addSubnet(net, prefix, family);

/**
 * Whether a host name leads to the internet, and not into the network of the server itself.
 * @throws Error when no machine has this name.
 */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const addresses = await lookup(hostname, { all: true });
  return addresses.every(
    ({ address, family }) => !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4'),
  );
}
