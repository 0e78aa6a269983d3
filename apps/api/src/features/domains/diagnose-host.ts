import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { isIP } from 'node:net';
import type { DomainFinding } from '@tosite/api-client/endpoints/domains';
import type { Message } from '@tosite/validation/messages/message';
import type { DnsRecord } from '@tosite/validation/website/website';
import { isCloudflare } from './cloudflare.ts';
import { finding, together, type Wanted } from './findings.ts';
import type { Lookup, SeenHost, ServerSeen } from './seen.ts';

const NOTHING: Lookup = { values: [] };
const EMPTY: SeenHost = { a: NOTHING, aaaa: NOTHING, cname: NOTHING };
const plain = (name: string): string => name.toLowerCase().replace(/\.$/u, '');

/** What is wrong with one name; one finding that is `ok` where nothing is. */
export function diagnoseHost(
  wanted: Wanted,
  { host, isApex, records }: Wanted['hosts'][number],
  seen: readonly ServerSeen[],
): DomainFinding[] {
  const said = seen.map((server) => server.hosts[host] ?? EMPTY);
  const a = together(said.map((each) => each.a));
  const aaaa = together(said.map((each) => each.aaaa));
  const cname = together(said.map((each) => each.cname));
  const all = [...a.values, ...aaaa.values];
  const targets = seen.flatMap((server) => server.target);
  const ours = new Set([...wanted.addresses, ...targets].map(plainAddress));
  const foreign = all.filter((address) => !ours.has(plainAddress(address)));
  const target = cname.values.map(plain)[0];
  const first = records[0];
  const record = `${first?.type ?? 'A'} ${host}`;
  const rest = { seen: [...cname.values, ...all], wanted: first?.value ?? null };
  const wrong = (message: Message, add: readonly DnsRecord[], remove: readonly DnsRecord[] = []) =>
    finding(record, message, { ...rest, add: [...add], remove: [...remove] });

  if (a.failed !== null && cname.failed !== null) {
    const isBroken = [a, aaaa, cname].some(({ failed }) => failed === 'servfail');
    return [wrong({ id: isBroken ? 'domain.servfail' : 'domain.noAnswer', host }, [])];
  }
  const isOurName = target !== undefined && target === plain(wanted.target);
  if (all.length > 0 && all.every(isCloudflare) && foreign.length > 0)
    return [wrong({ id: 'domain.proxied', host, by: 'Cloudflare' }, [])];
  if (isSplit(said, ours, wanted.target)) {
    const values = [
      ...new Set([...cname.values.filter((name) => plain(name) !== plain(wanted.target)), ...foreign]),
    ];
    return [wrong({ id: 'domain.disagree', host, values: values.length > 0 ? values : ['-'] }, [])];
  }
  if (target !== undefined && isApex)
    return [wrong({ id: 'domain.cnameAtApex', host }, records, [cnameOf(host, target)])];
  if (target !== undefined && !isOurName) {
    const leadsHere = all.length > 0 && foreign.length === 0;
    // A name of theirs that leads here in turn, the other of their two for one, is as good.
    if (leadsHere) return [finding(record, { id: 'domain.right', host }, { ...rest, ok: true })];
    return [wrong({ id: 'domain.otherCname', host, target }, records, [cnameOf(host, target)])];
  }
  if (isOurName && foreign.length > 0)
    return [wrong({ id: 'domain.besideCname', host, values: foreign }, [], addressesOf(host, foreign))];
  if (all.length === 0) {
    if (isOurName) return [finding(record, { id: 'domain.right', host }, { ...rest, ok: true })];
    const typed = seen.flatMap(({ doubled }) =>
      Object.entries(doubled).filter(([at]) => at.startsWith(`${host}.`)),
    )[0];
    if (typed === undefined) return [wrong({ id: 'domain.nothingYet', host }, records)];
    const [at, values] = typed;
    const remove = values.map((value) => ({ type: typeOf(value), name: at, value }));
    return [wrong({ id: 'domain.doubled', host, typed: at }, records, remove)];
  }
  if (foreign.length === 0) return [finding(record, { id: 'domain.right', host }, { ...rest, ok: true })];
  const right = all.some((address) => ours.has(plainAddress(address)));
  const leftOver = foreign.filter((address) => isIP(address) === 6);
  const older = foreign.filter((address) => isIP(address) === 4);
  const findings: DomainFinding[] = [];
  if (older.length > 0) {
    const id = right ? 'domain.someElsewhere' : 'domain.otherAddress';
    findings.push(wrong({ id, host, values: older }, right ? [] : records, addressesOf(host, older)));
  }
  if (leftOver.length > 0) {
    const message: Message = { id: 'domain.ipv6LeftOver', host, values: leftOver };
    const add = right || older.length > 0 ? [] : records;
    const remove = addressesOf(host, leftOver);
    findings.push(finding(`AAAA ${host}`, message, { seen: leftOver, add: [...add], remove }));
  }
  return findings;
}

/** Whether some servers see it lead here and others do not: it is on its way, or split. */
function isSplit(said: readonly SeenHost[], ours: ReadonlySet<string>, target: string): boolean {
  const verdicts = said.flatMap(({ a, aaaa, cname }) => {
    if (!('values' in a) || !('values' in aaaa) || !('values' in cname)) return [];
    const all = [...a.values, ...aaaa.values];
    const leads =
      cname.values.map(plain).includes(plain(target)) || all.some((each) => ours.has(plainAddress(each)));
    const strays = all.some((each) => !ours.has(plainAddress(each)));
    return [`${leads} ${strays}`];
  });
  return new Set(verdicts).size > 1 && verdicts.includes('true false');
}

const plainAddress = (address: string): string =>
  isIP(address) === 6 && canParseUrl(`http://[${address}]/`)
    ? new URL(`http://[${address}]/`).hostname.slice(1, -1)
    : address;

const cnameOf = (host: string, target: string): DnsRecord => ({ type: 'CNAME', name: host, value: target });
const typeOf = (value: string): string => (isIP(value) === 6 ? 'AAAA' : isIP(value) === 4 ? 'A' : 'CNAME');
const addressesOf = (host: string, values: readonly string[]): DnsRecord[] =>
  values.map((value) => ({ type: typeOf(value), name: host, value }));
