import { Button } from '@tosite/ui/button';
import { PRICES } from '@tosite/validation/website/entitlements';
import type { Website } from '@tosite/validation/website/website';
import { Link } from 'react-router-dom';
import { siteAddress } from '../../config/app-config.ts';
import { dollars } from '../../display/money.ts';
import { paths } from '../../paths.ts';
import { domainWords } from '../../words/domain-words.ts';

const copy = domainWords.offer;

/** On Free: what it takes, what it costs, and what stays. */
export function DomainOffer({ website }: { website: Website }) {
  const { monthly, yearly } = PRICES.standard;
  return (
    <div className="mt-4 max-w-[600px] rounded-card border border-rule bg-raise p-4">
      <p className="font-semibold">{copy.title}</p>
      <p className="mt-1 text-ink-2">{copy.body(dollars(monthly), dollars(yearly))}</p>
      <p className="mt-1 text-ink-2 wrap-anywhere">{copy.stays(siteAddress(website.domain_name))}</p>
      <Button variant="primary" asChild className="mt-4 max-sm:w-full">
        <Link to={paths.billing()}>{copy.open}</Link>
      </Button>
    </div>
  );
}
