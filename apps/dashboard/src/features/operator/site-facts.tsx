import type { OperatorSite } from '@tosite/api-client/endpoints/operator';
import { Stt } from '../../display/stt.tsx';
import { formatMoment } from '../../display/moment.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { say } from '../../words/say.ts';

const copy = operatorWords.decide;
const TONES = { published: 'live', unpublished: 'draft', held: 'done', suspended: 'stopped' } as const;

/** Which website it is, why somebody has to look at it, and whose it is. */
export function SiteFacts({ site }: { site: OperatorSite }) {
  const { hold, owner, reports } = site;
  const open = reports.filter((report) => report.open);
  const facts: [name: string, value: string][] = [
    [copy.owner, owner.email],
    [copy.confirmed, owner.emailConfirmed ? copy.yes : copy.no],
    [copy.others, owner.sites.length <= 1 ? copy.none : String(owner.sites.length - 1)],
    [copy.reports, open.length === 0 ? copy.none : copy.open(open.length)],
  ];
  return (
    <>
      <div>
        <h2 className="text-[18px] wrap-anywhere">{new URL(site.address).host}</h2>
        <Stt tone={TONES[site.status]} className="text-sm">
          {operatorWords.status[site.status]}
        </Stt>
      </div>
      {hold !== null && (
        <ul className="grid gap-1.5 text-sm">
          {hold.messages.map((message, index) => (
            <li key={message} className="flex gap-2">
              <span
                aria-hidden="true"
                className="mt-1.5 size-2 shrink-0 shadow-[inset_0_0_0_1.5px_var(--bad)]"
              />
              {say(hold.messageReasons[index], message)}
            </li>
          ))}
        </ul>
      )}
      <dl className="text-sm">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex min-h-8 items-center justify-between gap-3 border-b border-rule first:border-t"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {hold?.words !== null && hold?.words !== undefined && (
        <Quote title={copy.operatorSaid} moment={hold.since} text={hold.words} />
      )}
      {hold?.answer !== null && hold?.answer !== undefined && (
        <Quote title={copy.answer} moment={hold.answeredAt} text={hold.answer} />
      )}
      {open.map((report) => (
        <Quote
          key={report.ticket}
          title={reasonOf(report.reason)}
          moment={report.at}
          text={report.words}
          note={report.contact === null ? null : copy.contact(report.contact)}
        />
      ))}
    </>
  );
}

const reasonOf = (reason: string): string =>
  Object.entries(copy.reasons).find(([name]) => name === reason)?.[1] ?? reason;

function Quote({
  title,
  moment,
  text,
  note = null,
}: {
  title: string;
  moment: string | null;
  text: string;
  note?: string | null;
}) {
  return (
    <blockquote className="border-l-2 border-edge pl-3 text-sm">
      <p className="font-semibold">{title}</p>
      <p className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-ink-2">
        {[moment === null ? null : formatMoment(moment), note].filter((part) => part !== null).join(', ')}
      </p>
    </blockquote>
  );
}
