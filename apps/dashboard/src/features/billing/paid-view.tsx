import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../config/app-config.ts';
import { formatDay } from '../../display/moment.ts';
import { dollars } from '../../display/money.ts';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { SiteFrame } from '../../display/site-frame.tsx';
import { paths } from '../../paths.ts';
import { domainQueries } from '../../sites/domain-queries.ts';
import { paymentQueries } from '../../sites/payment-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { words } from '../../words/words.ts';
import { FactList } from './fact-list.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';

const copy = billingWords.outcome;

type PaidViewProps = { websiteId: string; website: Website | null; state: unknown };

/** Paid: what is so from now, and the site without its line. */
export function PaidView({ websiteId, website, state }: PaidViewProps) {
  const payment = useQuery(paymentQueries.state(websiteId)).data;
  const subscription = payment?.subscription;
  const isBare = website !== null && website.custom_domain === null;
  const domain = useQuery({ ...domainQueries.of(websiteId), enabled: isBare });
  // What the plan was bought for most often comes next. Where nobody can say, the plan brings it all the same.
  const bringsDomain = isBare && domain.data?.configured !== false;
  const facts: [string, string][] = [];
  if (payment !== undefined && subscription !== null && subscription !== undefined) {
    const sum = dollars(payment.prices[subscription.interval]);
    facts.push([copy.paid.plan, copy.paid.planValue(sum, subscription.interval)]);
    if (!subscription.cancelAtPeriodEnd && subscription.status === 'active')
      facts.push([copy.paid.next, formatDay(subscription.currentPeriodEnd)]);
  }
  return (
    <OutcomeFrame
      title={copy.paid.title}
      website={website?.website_name}
      {...(website === null ? {} : { aside: <Before website={website} bringsDomain={bringsDomain} /> })}
    >
      <p className="mt-2.5 text-md text-ink-2 wrap-anywhere">
        {website === null
          ? copy.paid.leadShort
          : website.status === 'published'
            ? copy.paid.lead(addressOf(website))
            : copy.paid.leadShort}
      </p>
      {facts.length > 0 && (
        <div className="mt-6">
          <FactList facts={facts} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        {bringsDomain && (
          <Way to={paths.generalSettings({ part: 'own-domain' })} state={state} primary>
            {copy.paid.domain}
          </Way>
        )}
        <Way to={paths.home()} state={state} primary={!bringsDomain}>
          {copy.paid.home}
        </Way>
        {!bringsDomain && (
          <Way to={paths.billing()} state={state}>
            {copy.paid.billing}
          </Way>
        )}
      </div>
    </OutcomeFrame>
  );
}

type WayProps = { to: string; state: unknown; primary?: boolean; children: string };

function Way({ to, state, primary = false, children }: WayProps) {
  return (
    <Button variant={primary ? 'primary' : 'plain'} asChild className="min-h-11 max-lg:flex-1">
      <Link to={to} state={state}>
        {children}
      </Link>
    </Button>
  );
}

/** The line goes, the site stays: drawn, and so not read aloud. */
function Before({ website, bringsDomain }: { website: Website; bringsDomain: boolean }) {
  const address = addressOf(website);
  return (
    <div aria-hidden="true" inert className="relative grid min-w-0 gap-[72px]">
      <div className="overflow-hidden rounded-frame bg-raise shadow-[0_0_0_1px_var(--rule),var(--shadow-frame)]">
        <p className="flex h-8 items-center gap-2 border-b border-rule px-3 text-sm text-ink-2">
          <Lock size={12} className="shrink-0" />
          <span className="truncate">{address}</span>
        </p>
        <p className="px-3 py-2.5 text-sm text-ink-2 line-through">{copy.paid.line}</p>
      </div>
      <span className="absolute top-[69px] left-[35px] z-1 size-2.5 bg-accent-text" />
      <svg
        viewBox="0 0 560 72"
        preserveAspectRatio="none"
        className="absolute top-[73px] left-10 h-[72px] w-[calc(100%-88px)] overflow-visible text-accent-text"
      >
        <path
          d="M0 0V36H560V72"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span className="absolute top-[137px] right-10 z-1 size-4 bg-accent-text" />
      <SiteFrame address={bringsDomain ? copy.paid.yourDomain : address} className="h-[262px] lg:h-[362px]">
        {website.status === 'published' && (
          <ScaledBox width={1280} className="min-h-0 flex-1">
            <iframe
              src={website.url}
              title={words.home.thumbnail}
              sandbox="allow-same-origin"
              loading="lazy"
              tabIndex={-1}
              className="size-full border-0"
            />
          </ScaledBox>
        )}
      </SiteFrame>
    </div>
  );
}
