import type { OperatorSite } from '@tosite/api-client/endpoints/operator';
import { SiteFrame } from '../../display/site-frame.tsx';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { formatMoment } from '../../display/moment.ts';
import { operatorWords } from '../../words/operator-words.ts';

const copy = operatorWords.page;

/** The page as visitors would see it, and what it does. Nothing of it runs, and nothing can be pressed. */
export function SiteLook({ site }: { site: OperatorSite }) {
  const host = new URL(site.address).host;
  const facts: [name: string, value: string][] = [
    [copy.leadsTo, site.leadsTo.length === 0 ? copy.leadsNowhere : site.leadsTo.join(', ')],
    ...(site.hold?.excerpts ?? []).map((excerpt): [string, string] => [copy.says, `“${excerpt}”`]),
    ...(site.ownNames.length === 0 ? [] : [[copy.ownNames, site.ownNames.join(', ')] as [string, string]]),
    [copy.made, formatMoment(site.createdAt)],
    ...(site.hold === null ? [] : [[copy.since, formatMoment(site.hold.since)] as [string, string]]),
  ];
  return (
    <section aria-label={copy.label} className="grid content-start gap-3 bg-bench p-5">
      <SiteFrame address={host}>
        {site.page === null ? (
          <p className="p-6 text-ink-2">{copy.none}</p>
        ) : (
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
            tabIndex={0}
            role="group"
            aria-label={copy.frame(host)}
            className="max-h-[min(560px,70dvh)] overflow-y-auto bg-white"
          >
            <ScaledBox width={1100} className="h-[1100px]">
              <iframe
                title={copy.frame(host)}
                src={site.page}
                sandbox=""
                tabIndex={-1}
                inert
                className="pointer-events-none size-full border-0"
              />
            </ScaledBox>
          </div>
        )}
      </SiteFrame>
      {site.page !== null && (
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
          {copy.picture}
          <a
            href={site.page}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-accent-text hover:underline"
          >
            {copy.open}
          </a>
        </p>
      )}
      <dl className="text-sm">
        {facts.map(([name, value], index) => (
          <div
            key={`${name} ${index}`}
            className="grid grid-cols-[108px_minmax(0,1fr)] gap-3 border-t border-rule px-0.5 py-2 first:border-0"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
