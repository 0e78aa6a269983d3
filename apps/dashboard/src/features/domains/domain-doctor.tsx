import type { DomainAnswer, DomainFinding } from '@tosite/api-client/endpoints/domains';
import { Button } from '@tosite/ui/button';
import type { CustomDomain } from '@tosite/validation/website/website';
import { ExternalLink } from 'lucide-react';
import { formatMoment, sayMoment, sayPast } from '../../display/moment.ts';
import { domainWords } from '../../words/domain-words.ts';
import { zoneOf } from './domain-names.ts';
import { FindingRow, isWaiting, Row } from './finding-row.tsx';
import { AddLine, type NameStyle } from './record-line.tsx';
import { registrarOf, type Registrar } from './registrars.ts';

const copy = domainWords.doctor;

type DomainDoctorProps = { domain: CustomDomain; answer: DomainAnswer; now: Date };

/** What the internet says of each record, and what to do: what is wrong first and open, what is right folded. */
export function DomainDoctor({ domain, answer, now }: DomainDoctorProps) {
  const registrar = registrarOf(domain.provider);
  const style = { zone: answer.zone ?? zoneOf(domain), registrar };
  const wrong = answer.findings.filter(({ ok }) => !ok);
  // A certificate is not for the owner to make.
  const ofRecords = wrong.filter(({ record }) => !record.startsWith('CERTIFICATE '));
  const right = answer.findings.filter(({ ok }) => ok);
  const toAdd = answer.findings.length === 0 ? domain.records : [];
  if (toAdd.length === 0 && answer.findings.length === 0) return null;
  return (
    <section aria-labelledby="domain-doctor" className="mt-6 rounded-card border border-rule bg-raise">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3.5">
        <div className="min-w-0 flex-1 basis-72">
          <h3 id="domain-doctor" className="text-md">
            {titleOf(ofRecords, toAdd.length, registrar?.name ?? domain.provider)}
          </h3>
          <p className="text-sm text-ink-2" title={titleOfLook(domain)}>
            {looks(domain, answer, now)}
          </p>
        </div>
        {registrar !== null && (wrong.length > 0 || toAdd.length > 0) && (
          <Button asChild>
            <a href={registrar.url} target="_blank" rel="noopener noreferrer">
              {copy.open(registrar.name)}
              <ExternalLink size={15} aria-hidden />
            </a>
          </Button>
        )}
      </div>
      {(wrong.length > 0 || toAdd.length > 0) && (
        <>
          <div
            aria-hidden="true"
            className="hidden border-t border-rule bg-wash text-xs text-ink-2 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,0.6fr)_minmax(0,1.45fr)] [&>*]:px-4 [&>*]:py-1.5"
          >
            <span>{copy.record}</span>
            <span className="border-l border-rule">{copy.now}</span>
            <span className="flex justify-between gap-4 border-l border-rule">
              {copy.todo}
              <span>{copy.columns}</span>
            </span>
          </div>
          <ul>
            {wrong.map((finding) => (
              <FindingRow key={keyOf(finding)} finding={finding} style={style} />
            ))}
            {toAdd.map((record) => (
              <Row
                key={`${record.type} ${record.name} ${record.value}`}
                tone="waits"
                title={copy.of(record.type, record.name)}
                note={null}
                now={<span className="text-ink-2">{copy.notLooked}</span>}
                todo={
                  <ul>
                    <AddLine record={record} style={style} />
                  </ul>
                }
              />
            ))}
          </ul>
        </>
      )}
      {right.length > 0 && <RightOnes findings={right} style={style} />}
      {(wrong.length > 0 || toAdd.length > 0) && <Fields registrar={registrar} zone={style.zone} />}
    </section>
  );
}

function RightOnes({ findings, style }: { findings: readonly DomainFinding[]; style: NameStyle }) {
  return (
    <details className="border-t border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 px-4 py-2.5 font-semibold">
        <span aria-hidden="true" className="size-2.5 shrink-0 bg-good" />
        <span className="min-w-0 flex-1">{copy.right(findings.length)}</span>
      </summary>
      <ul>
        {findings.map((finding) => (
          <FindingRow key={keyOf(finding)} finding={finding} style={style} />
        ))}
      </ul>
    </details>
  );
}

/** What the fields are called there, and how long it takes. */
function Fields({ registrar, zone }: { registrar: Registrar | null; zone: string | null }) {
  const { type, name, value } = registrar?.fields ?? { type: '', name: '', value: '' };
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 rounded-b-card border-t border-rule bg-wash px-4 py-3 text-sm text-ink-2">
      <span>
        {registrar !== null
          ? copy.fields(registrar.name, type, name, value)
          : zone === null
            ? copy.fieldsFull
            : copy.fieldsAny}
      </span>
      <span>{copy.takesTime}</span>
    </p>
  );
}

const keyOf = ({ record, message, seen }: DomainFinding) => `${record} ${message.id} ${seen.join(' ')}`;

function titleOf(wrong: readonly DomainFinding[], toAdd: number, provider: string | null): string {
  if (toAdd > 0) return provider === null ? copy.add(toAdd) : copy.addAt(toAdd, provider);
  if (wrong.length === 0) return copy.allRight;
  if (wrong.every(isWaiting)) return copy.onItsWay;
  return provider === null ? copy.change(wrong.length) : copy.changeAt(wrong.length, provider);
}

const titleOfLook = ({ lastCheckedAt }: CustomDomain) =>
  lastCheckedAt === null ? undefined : formatMoment(lastCheckedAt);

/** When it was looked at, and when it is again by itself. */
function looks({ lastCheckedAt }: CustomDomain, { nextCheckAt }: DomainAnswer, now: Date): string {
  const last = lastCheckedAt === null ? copy.notSeen : copy.seen(sayPast(lastCheckedAt, now));
  if (nextCheckAt === null) return last;
  const isSoon = new Date(nextCheckAt).getTime() - now.getTime() < 60_000;
  return `${last} ${isSoon ? copy.nextSoon : copy.next(sayMoment(nextCheckAt, now))}`;
}
