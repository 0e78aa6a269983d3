import type { DomainFinding } from '@tosite/api-client/endpoints/domains';
import { classNames } from '@tosite/ui/class-names';
import type { ReactNode } from 'react';
import { domainWords } from '../../words/domain-words.ts';
import { say } from '../../words/say.ts';
import { AddLine, RemoveLine, type NameStyle } from './record-line.tsx';

const copy = domainWords.doctor;
/** Of these nothing can be done but wait. */
const WAITS = new Set([
  'domain.disagree',
  'domain.certificateWaits',
  'domain.certificateLater',
  'domain.noAnswer',
]);

/** One record: what it is, what the internet says of it, what to do. */
export function FindingRow({ finding, style }: { finding: DomainFinding; style: NameStyle }) {
  const { ok, add, remove, seen } = finding;
  const sentence = say(finding.message, finding.sentence);
  const hasRecords = add.length > 0 || remove.length > 0;
  const waits = isWaiting(finding);
  // Where no record says what to do, the sentence does.
  const saysTodo = !ok && !hasRecords && !waits;
  return (
    <Row
      tone={ok ? 'right' : waits ? 'waits' : 'wrong'}
      title={titleOf(finding.record)}
      note={saysTodo ? null : sentence}
      now={
        seen.length === 0 ? (
          <span className="text-ink-2">{seenNothing(finding)}</span>
        ) : (
          <ul>
            {seen.map((value) => (
              <li key={value} className="font-mono text-sm leading-6 wrap-anywhere">
                {value}
              </li>
            ))}
          </ul>
        )
      }
      todo={
        hasRecords ? (
          <ul>
            {remove.map((record) => (
              <RemoveLine key={keyOf(record)} record={record} style={style} />
            ))}
            {add.map((record) => (
              <AddLine key={keyOf(record)} record={record} style={style} />
            ))}
          </ul>
        ) : (
          <span className={saysTodo ? undefined : 'text-ink-2'}>
            {ok ? copy.noTodo : waits ? copy.waitTodo : sentence}
          </span>
        )
      }
    />
  );
}

/** Nobody who answers is something else than an answer without the record. */
function seenNothing({ record, message }: DomainFinding): string {
  if (record.startsWith('CERTIFICATE ')) return copy.noCertificate;
  if (message.id === 'domain.servfail') return copy.seenError;
  return message.id === 'domain.noAnswer' ? copy.seenSilence : copy.nothingSeen;
}

/** Whether nothing can be done about it but wait. */
export const isWaiting = ({ ok, add, remove, message }: DomainFinding): boolean =>
  !ok && add.length === 0 && remove.length === 0 && WAITS.has(message.id);

const keyOf = ({ type, name, value }: { type: string; name: string; value: string }) =>
  `${type} ${name} ${value}`;

/** `A jane.com` in words. */
function titleOf(record: string): string {
  const [type = '', ...rest] = record.split(' ');
  const name = rest.join(' ');
  if (name === '') return type;
  return type === 'CERTIFICATE' ? copy.certificateOf(name) : copy.of(type, name);
}

const SQUARES = {
  right: 'bg-good',
  wrong: 'shadow-[inset_0_0_0_2px_var(--bad)]',
  waits: 'shadow-[inset_0_0_0_1.5px_var(--edge)]',
} as const;

type RowProps = {
  tone: keyof typeof SQUARES;
  title: string;
  note: string | null;
  now: ReactNode;
  todo: ReactNode;
};

/** Three columns; on a phone one above the other, each with its name. */
export function Row({ tone, title, note, now, todo }: RowProps) {
  return (
    <li className="border-t border-rule lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.6fr)_minmax(0,1.45fr)]">
      <div className="flex min-w-0 gap-2.5 px-4 py-3">
        <span aria-hidden="true" className={classNames('mt-[5px] size-2.5 shrink-0', SQUARES[tone])} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {title}
            <span className="sr-only">{`, ${tone === 'right' ? copy.isRight : copy.wrong}`}</span>
          </p>
          {note !== null && <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{note}</p>}
        </div>
      </div>
      <Cell label={copy.now}>{now}</Cell>
      <Cell label={copy.todo}>{todo}</Cell>
    </li>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 px-4 pb-3 max-lg:pl-9 lg:border-l lg:border-rule lg:pt-3">
      <p className="mb-0.5 text-xs font-medium text-ink-2 lg:sr-only">{label}</p>
      {children}
    </div>
  );
}
