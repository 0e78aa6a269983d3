import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { siteAddress } from '../../config/app-config.ts';
import { paths } from '../../paths.ts';
import { toastFailure } from '../../display/toasts.tsx';
import { errorSentence } from '../../words/error-sentence.ts';
import { websiteQueries, workOn } from '../../sites/website-queries.ts';
import { billingWords } from '../../words/billing-words.ts';
import { BillingNote } from './billing-note.tsx';

const copy = billingWords.wish;
const ArrivalSchema = v.object({ published: v.string() });

/** The end of 'Buy now': for which website it is, and that nothing was paid yet. */
export function WishReady({ website, onDecline }: { website: Website; onDecline: () => void }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const websites = useQuery(websiteQueries.all()).data?.websites ?? [];
  const arrival = v.safeParse(ArrivalSchema, state);
  const isNew = arrival.success && arrival.output.published === website._id;
  const address = siteAddress(website.domain_name);
  return (
    <BillingNote
      tone="ready"
      title={isNew ? copy.live(address) : copy.ready(website.website_name)}
      actions={
        <Button
          onClick={() => {
            onDecline();
            // Whoever has just published is shown what they have.
            if (isNew) void navigate(paths.home(), { state });
          }}
        >
          {copy.decline}
        </Button>
      }
    >
      {isNew && <p className="font-semibold">{copy.ready(website.website_name)}</p>}
      <p className="text-ink-2">{copy.readyBody}</p>
      {websites.length > 1 && <WebsiteChoice website={website} websites={websites} />}
    </BillingNote>
  );
}

/** Standard belongs to one website: whoever has several says which. */
function WebsiteChoice({ website, websites }: { website: Website; websites: readonly Website[] }) {
  const id = useId();
  const [asked, setAsked] = useState<string | null>(null);
  async function choose(websiteId: string) {
    setAsked(websiteId);
    try {
      await workOn(websiteId);
    } catch (error) {
      toastFailure(errorSentence(error));
    } finally {
      setAsked(null);
    }
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id}>{copy.choose}</label>
      <select
        id={id}
        className="tappable min-w-0 max-w-full rounded-control border border-edge bg-ground px-2.5 font-medium"
        value={asked ?? website._id}
        disabled={asked !== null}
        onChange={(event) => void choose(event.target.value)}
      >
        {websites.map(({ _id, website_name, domain_name }) => (
          <option key={_id} value={_id}>
            {`${website_name} (${siteAddress(domain_name)})`}
          </option>
        ))}
      </select>
    </div>
  );
}
