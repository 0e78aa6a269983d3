import type { OperatorOwner, OperatorSiteSummary } from '@tosite/api-client/endpoints/operator';
import { Button } from '@tosite/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, sayPast } from '../../display/moment.ts';
import { Stt } from '../../display/stt.tsx';
import { paths } from '../../paths.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { ActDialog, type Act } from './act-dialog.tsx';

const copy = operatorWords.owner;
const TONES = { published: 'live', unpublished: 'draft', held: 'done', suspended: 'stopped' } as const;

/** All about an account, and all that can be done. */
export function OwnerCard({ owner, websiteId }: { owner: OperatorOwner; websiteId: string | null }) {
  const [act, setAct] = useState<Act | null>(null);
  const facts = [
    owner.emailConfirmed
      ? operatorWords.decide.confirmed
      : `${operatorWords.decide.confirmed}: ${operatorWords.decide.no}`,
    `${operatorWords.decide.twoFactor}: ${owner.twoFactor ? operatorWords.decide.yes : operatorWords.decide.no}`,
    copy.made(formatDay(owner.createdAt)),
  ];
  return (
    <article className="grid gap-4 rounded-card border border-rule bg-raise p-5">
      <div>
        <h3 className="text-[18px] wrap-anywhere">{owner.email}</h3>
        <p className="text-sm wrap-anywhere text-ink-2">{[owner.name, ...facts].join(', ')}</p>
        {owner.suspended !== null && (
          <Stt tone="stopped" className="mt-1.5 text-sm font-medium text-bad">
            {copy.suspendedSince(sayPast(owner.suspended.since), owner.suspended.words)}
          </Stt>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {owner.suspended === null ? (
          <Button className="text-bad" onClick={() => setAct({ kind: 'suspendOwner', owner })}>
            {copy.suspend}
          </Button>
        ) : (
          <Button onClick={() => setAct({ kind: 'restoreOwner', owner })}>{copy.restore}</Button>
        )}
        <Button onClick={() => setAct({ kind: 'endSessions', owner })}>{copy.endSessions}</Button>
        {owner.twoFactor && <Button onClick={() => setAct({ kind: 'reset', owner })}>{copy.reset}</Button>}
      </div>
      <div>
        <h4 className="font-semibold">{copy.sites}</h4>
        {owner.sites.length === 0 ? (
          <p className="text-ink-2">{copy.noSites}</p>
        ) : (
          <ul className="mt-2">
            {owner.sites.map((site) => (
              <SiteRow
                key={site._id}
                site={site}
                isFound={site._id === websiteId}
                onGive={() => setAct({ kind: 'give', site })}
              />
            ))}
          </ul>
        )}
      </div>
      {act !== null && <ActDialog act={act} onClose={() => setAct(null)} />}
    </article>
  );
}

type SiteRowProps = { site: OperatorSiteSummary; isFound: boolean; onGive: () => void };

function SiteRow({ site, isFound, onGive }: SiteRowProps) {
  return (
    <li
      aria-current={isFound ? 'true' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule py-2.5 aria-[current=true]:shadow-[inset_2px_0_var(--accent-text)] aria-[current=true]:pl-3"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{new URL(site.address).host}</p>
        <Stt tone={TONES[site.status]} className="text-sm text-ink-2">
          {operatorWords.status[site.status]}
        </Stt>
      </div>
      <Button asChild>
        <Link to={paths.operator({ site: site._id })} aria-label={copy.look(site.domain_name)}>
          {copy.look(site.domain_name)}
        </Link>
      </Button>
      <Button onClick={onGive}>{copy.give}</Button>
    </li>
  );
}
