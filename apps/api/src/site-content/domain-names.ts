import type { CustomDomainsTable } from '../database/schema.ts';
import type { Keys } from '../secrets/keys.ts';

type Named = Pick<CustomDomainsTable, 'name' | 'has_www' | 'primary_name'>;

/** The name that visitors end on. */
export const primaryHost = (domain: Named): string =>
  domain.primary_name === 'www' ? `www.${domain.name}` : domain.name;

/** Every name that belongs to it, the primary one first. */
export function hostsOf(domain: Named): string[] {
  if (domain.has_www === 0) return [domain.name];
  const both = [domain.name, `www.${domain.name}`];
  return domain.primary_name === 'www' ? both.toReversed() : both;
}

/** Where a claim is proved: a label of its own, since a name with a CNAME can have no other record. */
export const proofName = (name: string): string => `_tosite.${name}`;

export const PROOF_BEGINS = 'tosite-domain=';

/** What proves a claim: nobody can make it who has not been told, and each claim has another. */
export function proofValue(
  keys: Keys,
  { owner_id: owner, name, nonce }: Pick<CustomDomainsTable, 'owner_id' | 'name' | 'nonce'>,
): string {
  const mac = keys.mac('domain-proof', [owner, name, nonce].join('\n'));
  return `${PROOF_BEGINS}${mac.subarray(0, 24).toString('base64url')}`;
}
