import type { SyncSource } from '@tosite/api-client/endpoints/sync';
import { Button } from '@tosite/ui/button';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { sayPast } from '../../display/moment.ts';
import { proofWords } from '../../words/proof-words.ts';
import { sourceName } from './source-words.ts';

const ProveProfile = lazyWithBoundary(() =>
  import('./prove-profile.tsx').then((module) => module.ProveProfile),
);
const ClaimCopy = lazyWithBoundary(() => import('./claim-copy.tsx').then((module) => module.ClaimCopy));

const copy = proofWords;

export type OfSource = { websiteId: string; source: SyncSource };

/** Whose the profile of a source is: how its owner showed that, or the way to show it. */
export function ProofLine({ websiteId, source }: OfSource) {
  const [open, setOpen] = useState<'prove' | 'claim' | null>(null);
  const close = () => setOpen(null);
  const { proof } = source;
  const name = sourceName(source);
  return (
    <>
      {proof ? (
        <div className="mt-1 text-sm">
          <p className="flex flex-wrap items-center gap-x-1.5 text-ink-2">
            <BadgeCheck size={16} aria-hidden className="shrink-0 text-good" />
            <span className="font-semibold text-good">{copy.yours}</span>
            {copy.how[proof.method](sayPast(proof.provedAt))}
          </p>
          <div className="mt-1 -ml-3.5 flex flex-wrap">
            <Button variant="quiet" onClick={() => setOpen('claim')}>
              {copy.claim.open}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('prove')}>
              {copy.again}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          variant="quiet"
          className="mt-1 -ml-3.5"
          aria-label={copy.open(name)}
          onClick={() => setOpen('prove')}
        >
          {copy.openShort}
        </Button>
      )}
      {open === 'prove' && (
        <ProveProfile onMissing={close} websiteId={websiteId} source={source} onClose={close} />
      )}
      {open === 'claim' && (
        <ClaimCopy onMissing={close} websiteId={websiteId} source={source} onClose={close} />
      )}
    </>
  );
}
