import type { CustomDomain } from '@tosite/validation/website/website';

const WWW = 'www.';

/** Both names that a domain answers on, the primary one first; of a name below a subdomain only itself. */
export function namesOf({ hostname, primary, records }: CustomDomain): readonly [string, string | null] {
  if (primary === 'www') return [hostname, hostname.slice(WWW.length)];
  const other = WWW + hostname;
  return [hostname, records.some(({ name }) => bare(name) === other) ? other : null];
}

/** What a registrar adds to every name by itself; null: not to be told from here. */
export function zoneOf(domain: CustomDomain): string | null {
  const [first, other] = namesOf(domain);
  if (other === null) return null;
  return domain.primary === 'www' ? other : first;
}

/** `www` of `www.jane.com` in the zone `jane.com`; empty for the zone itself; null for a name that is not in it. */
export function shortName(name: string, zone: string): string | null {
  const full = bare(name);
  if (full === zone) return '';
  return full.endsWith(`.${zone}`) ? full.slice(0, -zone.length - 1) : null;
}

/** Names in DNS may end with a dot. */
const bare = (name: string) => name.replace(/\.$/u, '').toLowerCase();
