import type { DomainFinding } from '@tosite/api-client/endpoints/domains';
import type { Message } from '@tosite/validation/messages/message';
import { finding } from './findings.ts';
import type { CaaRecord, ServerSeen } from './seen.ts';

const KNOWN_TAGS = new Set([
  'issue',
  'issuewild',
  'iodef',
  'issuemail',
  'issuevmc',
  'contactemail',
  'contactphone',
]);
/** The ways in which the proxy proves to the authority that a name leads here. */
const METHODS = ['http-01', 'tls-alpn-01'];

/** What a domain says of who may make its certificates; null: anybody may. `authorities`: those of our proxy, the first is advised. */
export function diagnoseCaa(
  name: string,
  authorities: readonly string[],
  seen: readonly ServerSeen[],
): { finding: DomainFinding; message: Message | null } | null {
  const forbidding = seen.find(({ caa }) => caa !== null && !isAllowed(caa.records, authorities))?.caa;
  const caa = forbidding ?? seen.find((server) => server.caa !== null)?.caa ?? null;
  if (caa === null) return null;
  const [authority = ''] = authorities;
  const record = `CAA ${caa.at}`;
  const rest = { seen: caa.records.map(written), wanted: `0 issue "${authority}"` };
  if (forbidding === undefined) {
    const ok: Message = { id: 'domain.right', host: name };
    return { finding: finding(record, ok, { ...rest, ok: true }), message: null };
  }
  const message: Message = { id: 'domain.caa', at: caa.at, authority };
  const add = [{ type: 'CAA', name: caa.at, value: rest.wanted }];
  const remove = caa.records
    .filter((each) => isTightened(each, authorities) || isUnknown(each))
    .map((each) => ({ type: 'CAA', name: caa.at, value: written(each) }));
  return { finding: finding(record, message, { ...rest, add, remove }), message };
}

const written = ({ critical, tag, value }: CaaRecord): string => `${critical} ${tag} "${value}"`;
const isUnknown = ({ critical, tag }: CaaRecord): boolean =>
  critical >= 128 && !KNOWN_TAGS.has(tag.toLowerCase());
const namesUs = ({ value }: CaaRecord, authorities: readonly string[]): boolean =>
  authorities.includes((value.split(';')[0] ?? '').trim().toLowerCase());

/** Names one of ours, and then only another account of it or another way. */
function isTightened(record: CaaRecord, authorities: readonly string[]): boolean {
  if (record.tag.toLowerCase() !== 'issue' || !namesUs(record, authorities)) return false;
  return record.value
    .split(';')
    .slice(1)
    .some((parameter) => {
      const [key = '', said = ''] = parameter.split('=').map((part) => part.trim().toLowerCase());
      if (key === 'accounturi') return true;
      return (
        key === 'validationmethods' && !said.split(',').some((method) => METHODS.includes(method.trim()))
      );
    });
}

function isAllowed(records: readonly CaaRecord[], authorities: readonly string[]): boolean {
  if (records.some(isUnknown)) return false;
  const issuers = records.filter(({ tag }) => tag.toLowerCase() === 'issue');
  return (
    issuers.length === 0 ||
    issuers.some((record) => namesUs(record, authorities) && !isTightened(record, authorities))
  );
}
