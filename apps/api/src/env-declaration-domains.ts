import type { Setting } from './env-setting.ts';

/** Domains of owners' own: docs/deploying.md says how they get their certificates. */
export const domainSettings = {
  DOMAIN_ADDRESSES: {
    group: "Owners' own domains",
    means: 'the addresses of this installation that owners point their domains to, IPv4 and IPv6',
    takes: 'IP addresses with commas between them',
    absent: 'no domain can be connected here',
    example: '203.0.113.10,2001:db8::10',
  },
  DOMAIN_TARGET: {
    group: "Owners' own domains",
    means:
      'the name that leads to `DOMAIN_ADDRESSES`, for `www.` and other names below a domain (a CNAME); give it A and AAAA records',
    takes: 'a domain name',
    absent: '`sites.` before `SITES_DOMAIN`',
    example: 'sites.example-sites.com',
  },
  DNS_SERVERS: {
    group: "Owners' own domains",
    means:
      'whom to ask for the records of owners; two that have nothing to do with each other see what one alone does not',
    takes: '`address` or `address:port`, with commas between them',
    absent: "the machine's own",
    example: '9.9.9.9,1.1.1.1',
  },
  CERTIFICATE_AUTHORITIES: {
    group: "Owners' own domains",
    means:
      'who makes the certificates of the proxy, as CAA records name them: what the check of a domain compares with, and the first is what owners are told to add',
    takes: 'domain names with commas between them',
    absent: '`letsencrypt.org`',
    example: 'letsencrypt.org,sectigo.com',
  },
  TLS_ASK_PORT: {
    group: "Owners' own domains",
    means:
      'the port of 127.0.0.1 on which a proxy on this machine asks whether a name may have a certificate: `/internal/tls-ask?domain=`',
    takes: 'a whole number from 1 to 65535',
    absent: 'nobody can ask',
    example: '3010',
  },
} as const satisfies Readonly<Record<string, Setting>>;
