import type { PlanType } from '@tosite/api-client/endpoints/payment';
import { Button } from '@tosite/ui/button';
import { classNames } from '@tosite/ui/class-names';
import { PRICES } from '@tosite/validation/website/entitlements';
import { useLocation, useNavigate } from 'react-router-dom';
import { dollars } from '../display/money.ts';
import { forgetWish } from '../memory/plan-wish.ts';
import { paths } from '../paths.ts';
import { billingWords } from '../words/billing-words.ts';
import type { WishPlace } from './wish-note.tsx';

const copy = billingWords.wish;

type WishNoteBodyProps = { at: WishPlace; wish: PlanType; onDecline: () => void };

export function WishNoteBody({ at, wish, onDecline }: WishNoteBodyProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  function decline() {
    forgetWish();
    // The address said it too: after a reload it would be wished for again.
    const query = new URLSearchParams(search);
    for (const name of ['plan', 'interval']) query.delete(name);
    if (query.get('returnTo') === paths.billing()) query.delete('returnTo');
    void navigate({ pathname, search: query.toString() }, { replace: true, state });
    onDecline();
  }
  const isBand = at === 'onboarding';
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 bg-wash py-2',
        isBand ? 'border-b border-rule px-5 lg:px-8' : 'mt-5 rounded-frame border border-rule px-4 py-3 pr-1',
      )}
    >
      <div className="relative min-w-0 flex-1 basis-52 pl-5 before:absolute before:top-[0.45em] before:left-0 before:size-2 before:bg-accent-text before:content-['']">
        <p className="font-semibold">{copy.title(dollars(PRICES.standard[wish]), wish)}</p>
        <p className="text-sm text-ink-2">{copy.body[at]}</p>
      </div>
      <Button variant="quiet" onClick={decline}>
        {copy.decline}
      </Button>
    </div>
  );
}
