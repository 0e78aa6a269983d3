import { expect, it } from 'vitest';
import { diagnose } from './diagnose.ts';
import type { Wanted } from './findings.ts';
import type { CaaRecord, Lookup, SeenHost, ServerSeen } from './seen.ts';

const PROOF = 'tosite-domain=mine';
const wanted: Wanted = {
  name: 'jane.com',
  hosts: [
    { host: 'jane.com', isApex: true, records: [{ type: 'A', name: 'jane.com', value: '203.0.113.10' }] },
    {
      host: 'www.jane.com',
      isApex: false,
      records: [{ type: 'CNAME', name: 'www.jane.com', value: 'sites.host.net' }],
    },
  ],
  proof: { type: 'TXT', name: '_tosite.jane.com', value: PROOF },
  proofBegins: 'tosite-domain=',
  addresses: ['203.0.113.10', '2001:db8::10'],
  target: 'sites.host.net',
  authorities: ['letsencrypt.org', 'sectigo.com'],
};
const said = (...values: string[]): Lookup => ({ values });
const none = said();
const host = (given: Partial<SeenHost> = {}): SeenHost => ({ a: none, aaaa: none, cname: none, ...given });
const right = {
  'jane.com': host({ a: said('203.0.113.10') }),
  'www.jane.com': host({ cname: said('sites.host.net'), a: said('203.0.113.10') }),
};
const server = (given: Partial<ServerSeen> = {}, hosts: Record<string, SeenHost> = {}): ServerSeen => ({
  server: 'one',
  hosts: { ...right, ...hosts },
  proof: said(PROOF),
  doubled: {},
  target: ['203.0.113.10', '2001:db8::10'],
  caa: null,
  challenge: [],
  nameServers: [],
  ...given,
});
const apex = (given: Partial<SeenHost>) => server({}, { 'jane.com': host(given) });
const www = (given: Partial<SeenHost>) => server({}, { 'www.jane.com': host(given) });
const caa = (...records: (CaaRecord | string)[]) =>
  server({
    caa: {
      at: 'jane.com',
      records: records.map((each) =>
        typeof each === 'string' ? { critical: 0, tag: 'issue', value: each } : each,
      ),
    },
  });
const servfail: Lookup = { failed: 'servfail' };
const silent: Lookup = { failed: 'silent' };
/** What is wrong, as `id record`, with what is to be added and deleted. */
const wrongs = (...seen: ServerSeen[]) =>
  diagnose(wanted, seen)
    .findings.filter(({ ok }) => !ok)
    .map(({ message, record, add, remove }) => {
      const values = (records: readonly { value: string }[]) => records.map(({ value }) => value).join(',');
      return `${message.id.replace('domain.', '')} ${record} +[${values(add)}] -[${values(remove)}]`;
    });

it.each<[string, ServerSeen[], string[]]>([
  ['all right', [server()], []],
  ['IPv6 of ours too', [apex({ a: said('203.0.113.10'), aaaa: said('2001:db8::10') })], []],
  ['IPv6 of ours in another form', [apex({ a: said('203.0.113.10'), aaaa: said('2001:DB8:0::10') })], []],
  ['IPv6 of ours alone', [apex({ aaaa: said('2001:db8::10') })], []],
  ['an ALIAS of our name', [apex({ a: said('203.0.113.10') })], []],
  ['www as an address', [www({ a: said('203.0.113.10') })], []],
  ['www as a CNAME of the domain', [www({ cname: said('jane.com'), a: said('203.0.113.10') })], []],
  ['our name with a dot and capitals', [www({ cname: said('Sites.Host.net.') })], []],
  ['nothing yet', [apex({})], ['nothingYet A jane.com +[203.0.113.10] -[]']],
  ['nothing at www', [www({})], ['nothingYet CNAME www.jane.com +[sites.host.net] -[]']],
  [
    'another address',
    [apex({ a: said('198.51.100.7') })],
    ['otherAddress A jane.com +[203.0.113.10] -[198.51.100.7]'],
  ],
  [
    'our address and another',
    [apex({ a: said('198.51.100.7', '203.0.113.10') })],
    ['someElsewhere A jane.com +[] -[198.51.100.7]'],
  ],
  [
    'an AAAA left over',
    [apex({ a: said('203.0.113.10'), aaaa: said('2a01:4f8::1') })],
    ['ipv6LeftOver AAAA jane.com +[] -[2a01:4f8::1]'],
  ],
  [
    'an AAAA of somebody else alone',
    [apex({ aaaa: said('2a01:4f8::1') })],
    ['ipv6LeftOver AAAA jane.com +[203.0.113.10] -[2a01:4f8::1]'],
  ],
  [
    'both of somebody else',
    [apex({ a: said('198.51.100.7'), aaaa: said('2a01:4f8::1') })],
    [
      'otherAddress A jane.com +[203.0.113.10] -[198.51.100.7]',
      'ipv6LeftOver AAAA jane.com +[] -[2a01:4f8::1]',
    ],
  ],
  [
    'a CNAME at the domain itself',
    [apex({ cname: said('sites.host.net'), a: said('203.0.113.10') })],
    ['cnameAtApex A jane.com +[203.0.113.10] -[sites.host.net]'],
  ],
  [
    'a CNAME of somebody else',
    [www({ cname: said('jane.hoster.example'), a: said('198.51.100.7') })],
    ['otherCname CNAME www.jane.com +[sites.host.net] -[jane.hoster.example]'],
  ],
  [
    'other records beside our CNAME',
    [www({ cname: said('sites.host.net'), a: said('203.0.113.10', '198.51.100.7') })],
    ['besideCname CNAME www.jane.com +[] -[198.51.100.7]'],
  ],
  [
    'a doubled name',
    [server({ doubled: { 'www.jane.com.jane.com': ['sites.host.net'] } }, { 'www.jane.com': host() })],
    ['doubled CNAME www.jane.com +[sites.host.net] -[sites.host.net]'],
  ],
  [
    'a doubled name of the proof',
    [server({ proof: none, doubled: { '_tosite.jane.com.jane.com': [PROOF] } })],
    [`doubled TXT _tosite.jane.com +[${PROOF}] -[${PROOF}]`],
  ],
  ['Cloudflare in between', [apex({ a: said('104.16.1.1', '172.67.1.1') })], ['proxied A jane.com +[] -[]']],
  [
    'Cloudflare in between, IPv6',
    [apex({ a: said('104.16.1.1'), aaaa: said('2606:4700::1') })],
    ['proxied A jane.com +[] -[]'],
  ],
  ['SERVFAIL', [apex({ a: servfail, aaaa: servfail, cname: servfail })], ['servfail A jane.com +[] -[]']],
  ['silence', [apex({ a: silent, aaaa: silent, cname: silent })], ['noAnswer A jane.com +[] -[]']],
  ['SERVFAIL of the proof', [server({ proof: servfail })], ['servfail TXT _tosite.jane.com +[] -[]']],
  ['no proof', [server({ proof: none })], [`proofMissing TXT _tosite.jane.com +[${PROOF}] -[]`]],
  [
    'a foreign TXT in its place',
    [server({ proof: said('v=spf1 -all') })],
    [`proofMissing TXT _tosite.jane.com +[${PROOF}] -[]`],
  ],
  [
    'the proof of another claim',
    [server({ proof: said('tosite-domain=theirs') })],
    [`otherProof TXT _tosite.jane.com +[${PROOF}] -[tosite-domain=theirs]`],
  ],
  ['our proof beside that of another', [server({ proof: said('tosite-domain=theirs', PROOF) })], []],
  [
    'a proof with a space more',
    [server({ proof: said(`${PROOF} `) })],
    [`otherProof TXT _tosite.jane.com +[${PROOF}] -[${PROOF} ]`],
  ],
  ['CAA of another authority', [caa('digicert.com')], ['caa CAA jane.com +[0 issue "letsencrypt.org"] -[]']],
  ['CAA of ours', [caa('letsencrypt.org')], []],
  ['CAA of the second of ours', [caa('sectigo.com')], []],
  ['CAA of ours and another', [caa('digicert.com', 'LetsEncrypt.org; validationmethods=http-01')], []],
  ['CAA of nobody', [caa(';')], ['caa CAA jane.com +[0 issue "letsencrypt.org"] -[]']],
  [
    'CAA of another account of ours',
    [caa('letsencrypt.org; accounturi=https://acme.example/1')],
    [
      'caa CAA jane.com +[0 issue "letsencrypt.org"] -[0 issue "letsencrypt.org; accounturi=https://acme.example/1"]',
    ],
  ],
  [
    'CAA of another way of ours',
    [caa('letsencrypt.org; validationmethods=dns-01')],
    ['caa CAA jane.com +[0 issue "letsencrypt.org"] -[0 issue "letsencrypt.org; validationmethods=dns-01"]'],
  ],
  ['CAA of wildcards and reports only', [caa({ critical: 0, tag: 'issuewild', value: 'x.com' })], []],
  [
    'a critical CAA that nobody knows',
    [caa('letsencrypt.org', { critical: 128, tag: 'tbs', value: 'x' })],
    ['caa CAA jane.com +[0 issue "letsencrypt.org"] -[128 tbs "x"]'],
  ],
  [
    'an old _acme-challenge',
    [server({ challenge: ['old.hoster.example'] })],
    ['oldChallenge TXT _acme-challenge.jane.com +[] -[old.hoster.example]'],
  ],
  [
    'two servers that disagree',
    [server(), apex({ a: said('198.51.100.7') })],
    ['disagree A jane.com +[] -[]'],
  ],
  ['a server that has nothing yet', [server(), apex({})], ['disagree A jane.com +[] -[]']],
  [
    'a proof that one of two has',
    [server(), server({ proof: none })],
    ['disagree TXT _tosite.jane.com +[] -[]'],
  ],
  [
    'one server that is silent',
    [
      server(),
      server(
        { proof: silent },
        {
          'jane.com': host({ a: silent, aaaa: silent, cname: silent }),
          'www.jane.com': host({ a: silent, aaaa: silent, cname: silent }),
        },
      ),
    ],
    [],
  ],
])('D13: of %s it says what is wrong, what to add and what to delete', (_, seen, expected) => {
  expect(wrongs(...seen)).toEqual(expected);
});

it('D4: a CNAME alone is no proof, nor is the proof of one server', () => {
  expect(diagnose(wanted, [server({ proof: none })])).toMatchObject({
    isProved: false,
    ready: ['jane.com', 'www.jane.com'],
  });
  expect(diagnose(wanted, [server(), server({ proof: said('tosite-domain=theirs') })]).isProved).toBe(false);
  expect(diagnose(wanted, [server(), server({ proof: silent })]).isProved).toBe(true);
});

it('knows who answers for a domain, and when nobody could be asked', () => {
  const seen = server({ nameServers: ['ada.NS.cloudflare.com.'] });
  expect(diagnose(wanted, [seen])).toMatchObject({ provider: 'Cloudflare', isBlind: false });
  const deaf = host({ a: silent, aaaa: silent, cname: silent });
  const blind = server({ proof: silent }, { 'jane.com': deaf, 'www.jane.com': deaf });
  expect(diagnose(wanted, [blind])).toMatchObject({ isBlind: true, isProved: false, ready: [] });
  expect(diagnose(wanted, [])).toMatchObject({ isProved: false });
});
