import type { DnsRecord } from '@tosite/validation/website/website';
import { domainWords } from '../../words/domain-words.ts';
import { CopyValue } from './copy-value.tsx';
import { shortName } from './domain-names.ts';
import type { Registrar } from './registrars.ts';

const copy = domainWords.doctor;

/** In which words a name is written where the owner types it. */
export type NameStyle = { zone: string | null; registrar: Registrar | null };

/** As the field wants it: first what most want, then what else may be asked for. Empty: the field stays empty. */
export function namesForField(name: string, { zone, registrar }: NameStyle): readonly string[] {
  const short = zone === null ? null : shortName(name, zone);
  if (short === null) return [name];
  if (registrar !== null) return [short === '' ? registrar.apex : short];
  return [short === '' ? '@' : short, name];
}

/** One record to delete, struck through. */
export function RemoveLine({ record, style }: { record: DnsRecord; style: NameStyle }) {
  const [name = record.name] = namesForField(record.name, style);
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="w-14 shrink-0 text-sm font-semibold text-bad">{copy.remove}</span>
      <del className="flex min-w-0 flex-wrap gap-x-2.5 font-mono text-sm decoration-bad wrap-anywhere">
        <span className="min-w-10">{record.type}</span>
        <span className="min-w-5">{name === '' ? record.name : name}</span>
        <span className="min-w-0">{record.value}</span>
      </del>
    </li>
  );
}

/** One record to add, each part of it to be copied. */
export function AddLine({ record, style }: { record: DnsRecord; style: NameStyle }) {
  const names = namesForField(record.name, style);
  return (
    <li className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="w-14 shrink-0 text-sm font-semibold text-good">{copy.addOne}</span>
      <span className="min-w-10 font-mono text-sm">{record.type}</span>
      {names.map((name, index) => (
        <span key={name} className="inline-flex min-w-0 items-center gap-2">
          {index > 0 && <span className="text-sm text-ink-2">{copy.or}</span>}
          {name === '' ? (
            <span className="text-sm text-ink-2">{copy.empty}</span>
          ) : (
            <CopyValue value={name} />
          )}
        </span>
      ))}
      <CopyValue value={record.value} />
    </li>
  );
}
