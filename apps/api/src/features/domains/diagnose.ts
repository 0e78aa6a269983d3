import type { DomainFinding } from '@tosite/api-client/endpoints/domains';
import type { Message } from '@tosite/validation/messages/message';
import { diagnoseCaa } from './diagnose-caa.ts';
import { diagnoseHost } from './diagnose-host.ts';
import { providerOf } from './providers.ts';
import { finding, together, type Wanted } from './findings.ts';
import type { ServerSeen } from './seen.ts';

export type Diagnosis = {
  /** What is wrong first. */
  findings: DomainFinding[];
  /** Every server that answered has the proof. */
  isProved: boolean;
  /** Names that lead here, whoever is asked. */
  ready: string[];
  /** Why no certificate can be made; null: nothing stands against it. */
  blocked: Message | null;
  /** Nobody could be asked at all: it says nothing of the domain. */
  isBlind: boolean;
  provider: string | null;
};

/** What is wrong with a domain's records, and what to do, from what servers said. Asks nobody. */
export function diagnose(wanted: Wanted, seen: readonly ServerSeen[]): Diagnosis {
  const findings: DomainFinding[] = [];
  const ready: string[] = [];
  for (const host of wanted.hosts) {
    const found = diagnoseHost(wanted, host, seen);
    findings.push(...found);
    if (found.every(({ ok }) => ok)) ready.push(host.host);
  }
  const proof = diagnoseProof(wanted, seen);
  findings.push(proof);
  const caa = diagnoseCaa(wanted.name, wanted.authorities, seen);
  if (caa !== null) findings.push(caa.finding);
  const challenge = diagnoseChallenge(wanted.name, seen);
  if (challenge !== null) findings.push(challenge);
  return {
    findings: sorted(findings),
    isProved: proof.ok,
    ready,
    blocked: caa?.message ?? null,
    isBlind: seen.every(({ hosts, proof: said }) =>
      [said, ...Object.values(hosts).flatMap(({ a, aaaa, cname }) => [a, aaaa, cname])].every(
        (lookup) => 'failed' in lookup && lookup.failed === 'silent',
      ),
    ),
    provider: providerOf(seen.flatMap(({ nameServers }) => nameServers)),
  };
}

/** What is wrong first. */
export const sorted = (findings: readonly DomainFinding[]): DomainFinding[] => [
  ...findings.filter(({ ok }) => !ok),
  ...findings.filter(({ ok }) => ok),
];

function diagnoseProof({ name, proof, proofBegins }: Wanted, seen: readonly ServerSeen[]): DomainFinding {
  const record = `TXT ${proof.name}`;
  const lookups = seen.map((server) => server.proof);
  const { values, failed } = together(lookups);
  const ofProofs = values.filter((value) => value.startsWith(proofBegins));
  const rest = { seen: values, wanted: proof.value };
  if (failed !== null) {
    const id = failed === 'servfail' ? 'domain.servfail' : 'domain.noAnswer';
    return finding(record, { id, host: proof.name }, rest);
  }
  const have = lookups.filter((lookup) => 'values' in lookup && lookup.values.includes(proof.value));
  const answered = lookups.filter((lookup) => 'values' in lookup);
  if (have.length === answered.length)
    return finding(record, { id: 'domain.proved', name }, { ...rest, ok: true });
  const add = { add: [proof] };
  if (have.length > 0) {
    const others = values.length > 0 ? values : [proof.value];
    return finding(record, { id: 'domain.disagree', host: proof.name, values: others }, rest);
  }
  const typed = seen.flatMap(({ doubled }) =>
    Object.entries(doubled).filter(([at]) => at.startsWith(`${proof.name}.`)),
  )[0];
  if (values.length === 0 && typed !== undefined) {
    const [at, stands] = typed;
    const remove = stands.map((value) => ({ type: 'TXT', name: at, value }));
    return finding(
      record,
      { id: 'domain.doubled', host: proof.name, typed: at },
      { ...rest, ...add, remove },
    );
  }
  if (ofProofs.length > 0) {
    const remove = ofProofs.map((value) => ({ type: 'TXT', name: proof.name, value }));
    return finding(record, { id: 'domain.otherProof', record: proof.name }, { ...rest, ...add, remove });
  }
  return finding(record, { id: 'domain.proofMissing', record: proof.name }, { ...rest, ...add });
}

function diagnoseChallenge(name: string, seen: readonly ServerSeen[]): DomainFinding | null {
  const values = [...new Set(seen.flatMap(({ challenge }) => challenge))];
  if (values.length === 0) return null;
  const record = `_acme-challenge.${name}`;
  const remove = values.map((value) => ({
    type: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\.?$/iu.test(value) ? 'CNAME' : 'TXT',
    name: record,
    value,
  }));
  return finding(`TXT ${record}`, { id: 'domain.oldChallenge', record }, { seen: values, remove });
}
