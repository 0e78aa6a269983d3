import * as fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::8.8.8.8',
    '2002:7f00:1::',
    '2002:808:808::',
    '2001::1',
    '2001:db8::1',
    '3fff::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    'ff02::1',
    '5f00::1',
    '100::1',
    'localhost',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '140.82.112.3',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '2606:4700::1111',
    '2a03:2880::1',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('F4: never calls an address public that lies in a private range, however it is written', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const inRange = fc
      .tuple(
        fc.constantFrom(
          [10],
          [127],
          [0],
          [169, 254],
          [192, 168],
          [172, 16],
          [172, 31],
          [100, 64],
          [224],
          [240],
        ),
        fc.tuple(byte, byte, byte),
      )
      .map(([range, rest]) => [...range, ...rest].slice(0, 4).join('.'));
    const check = () =>
      fc.assert(
        fc.property(inRange, (address) => {
          const forms = [
            address,
            `::ffff:${address}`,
            `64:ff9b::${address}`,
            ipaddr.IPv4.parse(address).toIPv4MappedAddress().toString(),
          ];
          return forms.every((form) => !isPublicAddress(form));
        }),
        { numRuns: 5000 },
      );
    expect(check).not.toThrow();
  });

  it('F4: calls an IPv6 address public only inside 2000::/3', () => {
    const check = () =>
      fc.assert(
        fc.property(fc.ipV6(), (address) => {
          const bytes = ipaddr.parse(address).toByteArray();
          const carriesIpv4 =
            address.toLowerCase().startsWith('64:ff9b::') || ipaddr.IPv6.parse(address).isIPv4MappedAddress();
          return carriesIpv4 || (bytes[0] ?? 0) >> 5 === 1 || !isPublicAddress(address);
        }),
        { numRuns: 5000 },
      );
    expect(check).not.toThrow();
  });
});

describe('isLoopbackAddress', () => {
  it('knows this machine and nothing else', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true);
    expect(['10.0.0.1', '8.8.8.8', '::', '0.0.0.0', '::ffff:8.8.8.8', 'x'].some(isLoopbackAddress)).toBe(
      false,
    );
  });
});
