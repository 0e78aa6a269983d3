import { canParseUrl } from '../text/can-parse-url.ts';
import { SUBDOMAINS, type Subdomain } from '../platforms/platform.ts';

/** The settings that say which hosts are ours. All lower case, without a port. */
export type HostSettings = {
  /** For example `to.site`, or `localhost`. */
  rootDomain: string;
  /** Where generated sites live; may equal `rootDomain`. */
  sitesDomain: string;
};

export type HostReading =
  /** One of the six known subdomains of the main host. */
  | { kind: 'product'; subdomain: Subdomain; host: string }
  /** The static pages of previews. */
  | { kind: 'preview'; host: string }
  /** A generated site's free address. */
  | { kind: 'site'; label: string; host: string }
  /** Ours, but nothing is there: the bare root, www, an IP address, a label that cannot be a site. */
  | { kind: 'elsewhere'; host: string }
  /** A full name outside our domains: perhaps an owner's own domain. */
  | { kind: 'foreign'; host: string }
  /** Not a host name at all. */
  | { kind: 'malformed' };

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads a Host header. The only place that takes a host name apart.
 * Port, letter case and one trailing dot do not matter. Never throws.
 */
export function readHost(header: string | null | undefined, settings: HostSettings): HostReading {
  if (typeof header !== 'string' || header.length > 260) return { kind: 'malformed' };
  const bracket = /^(\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.exec(header)?.[1]?.toLowerCase();
  if (bracket !== undefined) {
    return canParseUrl(`http://${bracket}/`) ? { kind: 'elsewhere', host: bracket } : { kind: 'malformed' };
  }
  const match = /^([a-z0-9._-]+)(?::\d{1,5})?$/i.exec(header);
  const host = match?.[1]?.toLowerCase().replace(/\.$/, '');
  if (host === undefined || host === '' || host.length > 253 || host.startsWith('.') || host.includes('..')) {
    return { kind: 'malformed' };
  }
  if (IPV4.test(host)) return { kind: 'elsewhere', host };
  const { rootDomain, sitesDomain } = settings;
  if (host === rootDomain || host === sitesDomain) return { kind: 'elsewhere', host };

  const productLabel = labelUnder(host, rootDomain);
  if (productLabel !== null) {
    const subdomain = SUBDOMAINS.find((known) => known === productLabel);
    if (subdomain !== undefined) return { kind: 'product', subdomain, host };
  }
  const siteLabel = labelUnder(host, sitesDomain);
  if (siteLabel !== null) {
    if (siteLabel === 'preview') return { kind: 'preview', host };
    const canBeSite = siteLabel !== 'www' && /^[a-z0-9]{1,63}$/.test(siteLabel);
    return canBeSite ? { kind: 'site', label: siteLabel, host } : { kind: 'elsewhere', host };
  }
  if (host.endsWith(`.${rootDomain}`) || host.endsWith(`.${sitesDomain}`)) return { kind: 'elsewhere', host };
  const labels = host.split('.');
  const isName =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName ? { kind: 'foreign', host } : { kind: 'malformed' };
}

/** The single label of `host` directly under `domain`, or null. */
function labelUnder(host: string, domain: string): string | null {
  if (!host.endsWith(`.${domain}`)) return null;
  const label = host.slice(0, -domain.length - 1);
  return label.includes('.') ? null : label;
}

/**
 * The subdomain by which the dashboard and the landings know themselves: the first label of the host, when it is
 * one of the six known ones, else null (section 4 of the specification).
 */
export function subdomainOfHost(host: string): Subdomain | null {
  const first = host.toLowerCase().split('.')[0];
  return SUBDOMAINS.find((known) => known === first) ?? null;
}
