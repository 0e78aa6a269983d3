import { Resolver, getServers } from 'node:dns/promises';
import { normalizeDomainName } from '@tosite/validation/website/normalize-domain-name';
import type { CustomDomainRow } from '../../site-content/custom-domain-store.ts';
import { hostsOf, proofName } from '../../site-content/domain-names.ts';
import type { CaaRecord, Lookup, SeenHost, ServerSeen } from './seen.ts';

const TIMEOUT_MS = 2500;
const TRIES = 2;
/** Of one kind of record: more is of no use to anybody. */
const MOST = 30;

/** Asks each server by itself, so that they can disagree. */
export async function lookUp(
  { servers, target }: { servers: readonly string[]; target: string },
  domain: Pick<CustomDomainRow, 'name' | 'has_www' | 'primary_name'>,
): Promise<ServerSeen[]> {
  const asked = servers.length > 0 ? servers : getServers();
  return Promise.all(asked.map((server) => askServer(server, target, domain)));
}

async function askServer(
  server: string,
  target: string,
  domain: Pick<CustomDomainRow, 'name' | 'has_www' | 'primary_name'>,
): Promise<ServerSeen> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  resolver.setServers([server]);
  const { name } = domain;
  const reading = normalizeDomainName(name);
  const registered = reading.ok ? reading.apex : name;
  const texts = (at: string): Promise<Lookup> =>
    answer(async () => (await resolver.resolveTxt(at)).map((parts) => parts.join('')));
  const hostOf = async (host: string): Promise<SeenHost> => {
    const [a, aaaa, cname] = await Promise.all([
      answer(() => resolver.resolve4(host)),
      answer(() => resolver.resolve6(host)),
      answer(() => resolver.resolveCname(host)),
    ]);
    return { a, aaaa, cname };
  };
  const names = hostsOf(domain);
  const typed = [
    ...names.filter((host) => host !== registered).map((host) => `${host}.${registered}`),
    `${proofName(name)}.${registered}`,
  ];
  const [ours, hosts, proof, doubled, caa, challenge, nameServers] = await Promise.all([
    Promise.all([answer(() => resolver.resolve4(target)), answer(() => resolver.resolve6(target))]),
    Promise.all(names.map(async (host) => [host, await hostOf(host)] as const)),
    texts(proofName(name)),
    Promise.all(
      typed.map(async (host) => {
        const [cname, ...others] = await Promise.all([
          answer(() => resolver.resolveCname(host)),
          answer(() => resolver.resolve4(host)),
          texts(host),
        ]);
        const target = valuesOf(cname);
        // Where a CNAME stands nothing else does: what else is answered is its target's.
        return [host, target.length > 0 ? target : others.flatMap(valuesOf)] as const;
      }),
    ),
    caaOf(resolver, name, registered),
    Promise.all([
      texts(`_acme-challenge.${name}`),
      answer(() => resolver.resolveCname(`_acme-challenge.${name}`)),
    ]),
    answer(() => resolver.resolveNs(registered)),
  ]);
  return {
    server,
    target: ours.flatMap(valuesOf),
    hosts: Object.fromEntries(hosts),
    proof,
    doubled: Object.fromEntries(doubled.filter(([, values]) => values.length > 0)),
    caa,
    challenge: challenge.flatMap(valuesOf),
    nameServers: valuesOf(nameServers),
  };
}

export const valuesOf = (lookup: Lookup): readonly string[] => ('values' in lookup ? lookup.values : []);

/** The records that count stand at the name, else at the nearest one above it that has any (RFC 8659). */
async function caaOf(resolver: Resolver, name: string, registered: string): Promise<ServerSeen['caa']> {
  const labels = name.split('.');
  for (let from = 0; labels.length - from >= registered.split('.').length; from += 1) {
    const at = labels.slice(from).join('.');
    const records = await resolver.resolveCaa(at).catch(() => []);
    if (records.length > 0) return { at, records: records.slice(0, MOST).map(caaRecord) };
  }
  return null;
}

function caaRecord({ critical, ...property }: { critical: number }): CaaRecord {
  const [tag = '', value = ''] = Object.entries(property).find(([, said]) => typeof said === 'string') ?? [];
  return { critical, tag, value: String(value) };
}

async function answer(ask: () => Promise<string[]>): Promise<Lookup> {
  try {
    const values = await ask();
    return {
      values: values
        .slice(0, MOST)
        .map((value) => value.slice(0, 500))
        .toSorted(),
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENODATA' || code === 'ENOTFOUND') return { values: [] };
    return { failed: code === 'ESERVFAIL' ? 'servfail' : 'silent' };
  }
}
