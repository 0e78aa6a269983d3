import { Button } from '@tosite/ui/button';
import type { CustomDomain, Website } from '@tosite/validation/website/website';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { domainWords } from '../../words/domain-words.ts';
import { namesOf } from './domain-names.ts';
import { useCheck } from './use-check.ts';

const RemoveDomainDialog = lazyWithBoundary(() =>
  import('./remove-domain-dialog.tsx').then((module) => module.RemoveDomainDialog),
);

const copy = domainWords;

/** Its names, what is so until it works, and the two things that can be done at any time. */
export function DomainHead({ website, domain }: { website: Website; domain: CustomDomain }) {
  const [removing, setRemoving] = useState(false);
  const check = useCheck(website._id);
  const [host, other] = namesOf(domain);
  const { status } = domain;
  const isWatched = ['pending_dns', 'verifying', 'blocked', 'active'].includes(status);
  const hasWorked = status === 'active' || status === 'paused';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="own-domain-title" className="text-[22px] wrap-anywhere">
          {host}
        </h2>
        <p className="mt-1 text-ink-2 wrap-anywhere">
          {other !== null && `${copy.both(other)} `}
          {standsAt(status)(siteAddress(website.domain_name))}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={() => setRemoving(true)}>{hasWorked ? copy.remove : copy.giveUp}</Button>
        {isWatched && (
          <Button
            variant={status === 'active' ? 'plain' : 'primary'}
            busy={check.isLooking}
            onClick={check.look}
            {...(check.left > 0 ? { 'aria-disabled': true, className: 'opacity-60' } : {})}
          >
            <RefreshCw size={16} aria-hidden className={check.isLooking ? 'animate-spin' : undefined} />
            {check.isLooking ? copy.checking : check.left > 0 ? copy.checkAgain(check.left) : copy.checkNow}
          </Button>
        )}
      </div>
      {removing && (
        <RemoveDomainDialog
          onMissing={() => setRemoving(false)}
          website={website}
          domain={domain}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}

function standsAt(status: CustomDomain['status']): (address: string) => string {
  if (status === 'active') return copy.leads;
  return status === 'paused' || status === 'failed' || status === 'detached' ? copy.stays : copy.until;
}
