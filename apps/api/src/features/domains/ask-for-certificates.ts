import { setTimeout as sleep } from 'node:timers/promises';
import type { CustomDomainRow } from '../../site-content/custom-domain-store.ts';
import { primaryHost } from '../../site-content/domain-names.ts';
import { mayOrder } from './certificate-orders.ts';
import { askForCertificate, type CertificateState } from './certificate.ts';
import type { Diagnosis } from './diagnose.ts';
import type { DomainServices } from './domain-services.ts';

/** By then every process that answers visitors, and proxies, has read what this one wrote. */
const KNOWN_EVERYWHERE_MS = 4000;

/**
 * Has the certificates of a domain made, the one of its primary name first. Asked for only when everything else is right:
 * each time costs one of the authority's. Of one that is live already it is seen whether they are still there.
 */
export async function askForCertificates(
  services: DomainServices,
  row: CustomDomainRow,
  { isProved, ready, blocked }: Diagnosis,
): Promise<ReadonlyMap<string, CertificateState>> {
  const { env, database, onDomainsChanged, now } = services;
  const states = new Map<string, CertificateState>();
  const host = primaryHost(row);
  const [address] = env.domains.addresses;
  const isRight = ready.includes(host) && blocked === null && (row.holds === 1 || isProved);
  if (env.publicProtocol === 'http' || !isRight || address === undefined) return states;
  const isLive = row.status === 'active';
  const hosts = [host, ...ready.filter((other) => other !== host)];
  if (!isLive) {
    const isFull = !(await mayOrder(database, now()));
    // The proxy asks whether the names may have one: they may for some minutes from here on.
    await database.db
      .updateTable('custom_domains')
      .set({ status: 'verifying', holds: 1, ready_names: JSON.stringify(ready), updated_at: now() })
      .$if(!isFull, (query) => query.set({ certificate_asked_at: now() }))
      .where('id', '=', row.id)
      .where('nonce', '=', row.nonce)
      .where('status', 'in', ['pending_dns', 'blocked', 'verifying'])
      .execute();
    if (isFull) return states.set(host, 'later');
    await onDomainsChanged();
    if (env.role !== 'all') await sleep(KNOWN_EVERYWHERE_MS);
  }
  for (const each of hosts) {
    if (each !== host && !isLive && !(await mayOrder(database, now()))) break;
    const state = await askForCertificate(each, address, env.publicPort);
    // That we do not reach ourselves says nothing of what is live.
    if (!isLive || state !== 'unreachable') states.set(each, state);
    if (state !== 'there') break;
  }
  return states;
}
