import type { DomainAnswer, DomainFinding } from '@tosite/api-client/endpoints/domains';
import type { CustomDomain } from '@tosite/validation/website/website';

const DAY = 24 * 60 * 60 * 1000;
const at = (away: number) => new Date(Date.now() + away).toISOString();

export const RECORDS = [
  { type: 'A', name: 'ada.example', value: '198.51.100.20' },
  { type: 'AAAA', name: 'ada.example', value: '2001:db8:51::20' },
  { type: 'CNAME', name: 'www.ada.example', value: 'sites.to.site' },
  { type: 'TXT', name: '_tosite-9f2k.ada.example', value: 'tosite=ada-4c81e0' },
];

/** Claimed yesterday and proved; its records are not right yet. */
export const domainOf = (over: Partial<CustomDomain> = {}): CustomDomain => ({
  hostname: 'ada.example',
  primary: 'apex',
  hsts: false,
  status: 'pending_dns',
  records: RECORDS,
  lastCheckedAt: at(-40_000),
  error: null,
  errorReason: null,
  provedAt: at(-DAY),
  givesUpAt: null,
  provider: null,
  ...over,
});

export const wrongAddress: DomainFinding = {
  record: 'A ada.example',
  seen: ['203.0.113.9'],
  wanted: '198.51.100.20',
  ok: false,
  sentence: 'ada.example leads somewhere else: 203.0.113.9. Delete what leads there, and add our record.',
  message: { id: 'domain.otherAddress' },
  add: [{ type: 'A', name: 'ada.example', value: '198.51.100.20' }],
  remove: [{ type: 'A', name: 'ada.example', value: '203.0.113.9' }],
};
export const leftOver: DomainFinding = {
  record: 'AAAA ada.example',
  seen: ['2001:db8:9::9'],
  wanted: '2001:db8:51::20',
  ok: false,
  sentence: 'ada.example has an old AAAA record: 2001:db8:9::9. Delete it, or many phones end up there.',
  message: { id: 'domain.ipv6LeftOver' },
  add: [{ type: 'AAAA', name: 'ada.example', value: '2001:db8:51::20' }],
  remove: [{ type: 'AAAA', name: 'ada.example', value: '2001:db8:9::9' }],
};
export const rightName: DomainFinding = {
  record: 'CNAME www.ada.example',
  seen: ['sites.to.site'],
  wanted: 'sites.to.site',
  ok: true,
  sentence: 'www.ada.example leads here.',
  message: { id: 'domain.right' },
  add: [],
  remove: [],
};
export const rightProof: DomainFinding = {
  record: 'TXT _tosite-9f2k.ada.example',
  seen: ['tosite=ada-4c81e0'],
  wanted: 'tosite=ada-4c81e0',
  ok: true,
  sentence: 'The TXT record is there: ada.example is yours.',
  message: { id: 'domain.proved' },
  add: [],
  remove: [],
};
/** Nothing to delete or add: one waits. */
export const disagreeing: DomainFinding = {
  record: 'A ada.example',
  seen: ['198.51.100.20', '203.0.113.9'],
  wanted: '198.51.100.20',
  ok: false,
  sentence: 'Name servers do not agree on ada.example yet; some say 203.0.113.9.',
  message: { id: 'domain.disagree' },
  add: [],
  remove: [],
};
/** Something to be done that is no record. */
export const proxied: DomainFinding = {
  record: 'A ada.example',
  seen: ['104.16.0.9'],
  wanted: '198.51.100.20',
  ok: false,
  sentence: 'ada.example leads to Cloudflare, which stands in between. Switch its proxy off for this record.',
  message: { id: 'domain.proxied' },
  add: [],
  remove: [],
};

export const answerOf = (
  custom_domain: CustomDomain | null,
  findings: readonly DomainFinding[] = [],
  over: Partial<DomainAnswer> = {},
): DomainAnswer => ({
  custom_domain,
  findings: [...findings],
  nextCheckAt: custom_domain === null ? null : at(4 * 60_000 + 5000),
  configured: true,
  ...over,
});
