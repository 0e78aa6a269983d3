import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { OutboundFailure } from './outbound-failure.ts';
import { isLoopbackAddress, isOwnAddress, isPublicAddress } from './public-address.ts';

export type Resolver = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

export const systemResolver: Resolver = (hostname, options, done) => {
  dns.lookup(hostname, options, done);
};

/**
 * Opens sockets for the HTTP client: resolve, check and dial are one step, so a name cannot answer one address to
 * the check and another to the connection. An answer that mixes allowed and other addresses is refused whole.
 */
export function guardedConnector(options: {
  /** Origins of this machine that may be reached; every other origin must be public. */
  allowedOrigins: ReadonlySet<string>;
  /** Origins that the operator named for a server of their own: public, of this machine, or of a private network. */
  ownOrigins?: ReadonlySet<string>;
  resolver: Resolver;
  connectMs: number;
}): buildConnector.connector {
  const connectorFor = (allowed: (address: string) => boolean): buildConnector.connector => {
    const connect = buildConnector({
      lookup: checkedLookup(options.resolver, allowed),
      timeout: options.connectMs,
      allowH2: false,
    });
    return (target, done) => {
      const host = target.hostname.replace(/^\[|\]$/gu, '');
      // The client never asks the lookup about an address that is already a number.
      if (net.isIP(host) !== 0 && !allowed(host)) {
        done(new OutboundFailure('blocked', host, 'address'), null);
        return;
      }
      connect(target, done);
    };
  };
  const toPublic = connectorFor(isPublicAddress);
  const toThisMachine = connectorFor(isLoopbackAddress);
  const toOwn = connectorFor(isOwnAddress);
  return (target, done) => {
    const origin = originOf(target);
    const isOwn = options.ownOrigins?.has(origin) === true;
    const connect = isOwn ? toOwn : options.allowedOrigins.has(origin) ? toThisMachine : toPublic;
    connect(target, done);
  };
}

function originOf(target: buildConnector.Options): string {
  const host =
    target.hostname.includes(':') && !target.hostname.startsWith('[')
      ? `[${target.hostname}]`
      : target.hostname;
  return new URL(`${target.protocol}//${host}:${target.port}`).origin;
}

function checkedLookup(resolver: Resolver, allowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolver(hostname, { all: true }, (error, addresses) => {
      if (error) {
        done(error, []);
        return;
      }
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => allowed(address))) {
        done(new OutboundFailure('blocked', hostname, 'address'), []);
        return;
      }
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
