import type { Website } from '@tosite/validation/website/website';
import type { ReactNode } from 'react';
import { siteAddress } from '../../config/app-config.ts';
import { billingWords } from '../../words/billing-words.ts';

const copy = billingWords;

/** Whose plan it is; on the right, how it would be paid. */
export function BillingHead({ website, children }: { website: Website | null; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <h1>{copy.title}</h1>
        {website !== null && (
          <p className="mt-1 text-ink-2 wrap-anywhere">
            {copy.forWebsite} <b className="font-semibold text-ink">{website.website_name}</b>
            {copy.address(siteAddress(website.domain_name))}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
