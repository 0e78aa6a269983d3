import { boundedCache } from '../bounded-cache.ts';
import { BlockList, isIP, isIPv6 } from 'node:net';

const REMEMBERED = 5_000;

export type ReadClientAddress = (peer: string | undefined, forwardedFor: string | null) => string;

/**
 * The visitor's address: the peer's, or, when the peer is a proxy of ours, the last address in X-Forwarded-For that
 * is not one. What others write into that header is never believed.
 */
export function createReadClientAddress(trustedProxies: readonly string[]): ReadClientAddress {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [host = '', bits] = range.split('/');
    const family = isIPv6(host) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(host, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  const looked = boundedCache<string, boolean>(REMEMBERED);
  // To look takes longer than all else that is done to hand a page out from memory, and a proxy is the same each time.
  const isTrusted = (address: string): boolean => {
    const known = looked.get(address);
    if (known !== undefined) return known;
    const is = trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    looked.set(address, is);
    return is;
  };

  return (peer, forwardedFor) => {
    const direct = plainAddress(peer ?? '') ?? '0.0.0.0';
    if (forwardedFor === null || !isTrusted(direct)) return direct;
    const hops = forwardedFor
      .slice(-2000)
      .split(',')
      .map((hop) => plainAddress(hop.trim()));
    for (const hop of hops.reverse()) {
      if (hop === null) break;
      if (!isTrusted(hop)) return hop;
    }
    return direct;
  };
}

/** Without zone and brackets; an IPv4 address mapped into IPv6 as the IPv4 address it is. null: not an address. */
function plainAddress(text: string): string | null {
  const bare = text.replace(/^\[|\](:\d+)?$/gu, '').replace(/%.*$/u, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(bare)?.[1] ?? bare;
  return isIP(mapped) === 0 ? null : mapped.toLowerCase();
}

/** Under what an address is counted: an IPv4 address, or the /64 of an IPv6 one, which is one household. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
