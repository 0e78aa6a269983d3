import ipaddr from 'ipaddr.js';

/**
 * True for an address of the public internet and nothing else: deny by default, so that a range nobody thought of
 * is refused. IPv6 is public only inside 2000::/3; the forms that carry an IPv4 address are judged by that address.
 */
export function isPublicAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address === null) return false;
  const bytes = address.toByteArray();
  if (address.kind() === 'ipv4') return address.range() === 'unicast';
  if (carriesIpv4(bytes)) return isPublicAddress(bytes.slice(12).join('.'));
  return (bytes[0] ?? 0) >> 5 === 1 && address.range() === 'unicast';
}

/** 127.0.0.0/8 and ::1, also written as a mapped address. */
export function isLoopbackAddress(text: string): boolean {
  const address = parseAddress(text);
  if (address === null) return false;
  const bytes = address.toByteArray();
  if (address.kind() === 'ipv6' && carriesIpv4(bytes)) return bytes[12] === 127;
  return address.range() === 'loopback';
}

/** A public address, one of this machine or of a private network of IPv4; never one of the link, where clouds keep their secrets. */
export function isOwnAddress(text: string): boolean {
  if (isPublicAddress(text) || isLoopbackAddress(text)) return true;
  const address = parseAddress(text);
  if (address === null) return false;
  const bytes = address.toByteArray();
  if (address.kind() === 'ipv6' && carriesIpv4(bytes)) return isOwnAddress(bytes.slice(12).join('.'));
  return address.range() === 'private';
}

function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // A zone ("fe80::1%eth0") only ever belongs to a local address.
  if (text.includes('%')) return null;
  try {
    return ipaddr.parse(text);
  } catch {
    return null;
  }
}

const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];
const NAT64 = [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0];

/** ::ffff:0:0/96 and the well-known NAT64 prefix 64:ff9b::/96. */
function carriesIpv4(bytes: readonly number[]): boolean {
  return [MAPPED, NAT64].some((prefix) => prefix.every((byte, index) => bytes[index] === byte));
}
