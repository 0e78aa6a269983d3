import type { DomainFinding } from '@tosite/api-client/endpoints/domains';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { Message } from '@tosite/validation/messages/message';
import type { DnsRecord } from '@tosite/validation/website/website';
import type { Lookup } from './seen.ts';

/** What a claim needs, as names and values. */
export type Wanted = {
  /** What is registered, or the name below it: without `www.`. */
  name: string;
  hosts: readonly { host: string; isApex: boolean; records: readonly DnsRecord[] }[];
  proof: DnsRecord;
  /** How every proof begins. */
  proofBegins: string;
  addresses: readonly string[];
  target: string;
  /** How CAA records name those who may make its certificates. */
  authorities: readonly string[];
};

export function finding(
  record: string,
  message: Message,
  rest: Partial<Omit<DomainFinding, 'record' | 'message' | 'sentence'>> = {},
): DomainFinding {
  return {
    record,
    seen: [],
    wanted: null,
    ok: false,
    sentence: inEnglish(message),
    message,
    add: [],
    remove: [],
    ...rest,
  };
}

/** What all servers that answered said, or that none did. */
export function together(lookups: readonly Lookup[]): {
  values: string[];
  /** Some said something else than others. */
  disagree: boolean;
  failed: 'servfail' | 'silent' | null;
} {
  const said = lookups.flatMap((lookup) => ('values' in lookup ? [lookup.values] : []));
  const failed = lookups.flatMap((lookup) => ('failed' in lookup ? [lookup.failed] : []));
  const texts = new Set(said.map((values) => values.toSorted().join('\n')));
  return {
    values: [...new Set(said.flat())].toSorted(),
    disagree: texts.size > 1,
    failed: said.length > 0 ? null : failed.includes('servfail') ? 'servfail' : 'silent',
  };
}
