import { Fragment } from 'react';
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

const LINE = 'grid min-h-8 grid-cols-[56px_48px_minmax(0,1fr)] gap-x-2 py-0.5';
const OP = 'text-sm leading-7 font-semibold max-lg:leading-11';
const TYPE = 'font-mono text-sm leading-7 max-lg:leading-11';

/** One record to delete, struck through. */
export function RemoveLine({ record, style }: { record: DnsRecord; style: NameStyle }) {
  const [name = record.name] = namesForField(record.name, style);
  return (
    <li className={`${LINE} text-ink [&_del]:decoration-bad`}>
      <span className={`${OP} text-bad`}>{copy.remove}</span>
      <del className={TYPE}>{record.type}</del>
      <span className="flex min-w-0 flex-wrap gap-x-4 font-mono text-sm leading-7 wrap-anywhere max-lg:leading-11">
        <del>{name === '' ? record.name : name}</del>
        <del className="min-w-0">{record.value}</del>
      </span>
    </li>
  );
}

/** One record to add, each part of it to be copied. */
export function AddLine({ record, style }: { record: DnsRecord; style: NameStyle }) {
  const names = namesForField(record.name, style);
  return (
    <li className={LINE}>
      <span className={`${OP} text-good`}>{copy.addOne}</span>
      <span className={TYPE}>{record.type}</span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-4">
        <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && <span className="text-sm text-ink-2">{copy.or}</span>}
              {name === '' ? (
                <span className="text-sm leading-7 text-ink-2">{copy.empty}</span>
              ) : (
                <CopyValue value={name} />
              )}
            </Fragment>
          ))}
        </span>
        <CopyValue value={record.value} />
      </span>
    </li>
  );
}
