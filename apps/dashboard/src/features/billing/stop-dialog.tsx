import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '@tosite/api-client/endpoints/payment';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { ENTITLEMENTS } from '@tosite/validation/website/entitlements';
import type { Website } from '@tosite/validation/website/website';
import { formatDay } from '../../display/moment.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { billingWords } from '../../words/billing-words.ts';
import { words } from '../../words/words.ts';
import { stopSubscription } from './billing-actions.ts';
import { ErrandButton } from './errand-button.tsx';
import { modelQuery } from './model-query.ts';
import { PaymentError } from './payment-error.tsx';

const copy = billingWords.stop;

type StopDialogProps = { website: Website; subscription: Subscription; onClose: () => void };

/** Says what goes, when, and what stays, before it is done. */
export function StopDialog({ website, subscription, onClose }: StopDialogProps) {
  const owed = subscription.status === 'past_due';
  const day = formatDay(subscription.currentPeriodEnd);
  const free = ENTITLEMENTS.free;
  const hasModel = useQuery(modelQuery(website._id)).data?.configured !== false;
  const goes = [
    copy.line,
    ...(website.custom_domain === null ? [] : [copy.domain(website.custom_domain.hostname)]),
    ...(hasModel ? [copy.posts(free.modelPosts)] : []),
    copy.support,
  ];
  async function stop() {
    if (!(await stopSubscription(website._id, subscription._id))) return;
    onClose();
    if (!owed) toastLocal(copy.done(day));
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={owed ? copy.titleNow : copy.title(day)}
      description={owed ? copy.bodyOwed : copy.body(day)}
      closeLabel={words.common.close}
    >
      <p className="mt-4 font-semibold">{copy.afterwards}</p>
      <ul className="mt-2 grid gap-1.5">
        {goes.map((line) => (
          <li
            key={line}
            className="relative pl-5 wrap-anywhere before:absolute before:top-[0.45em] before:left-0 before:size-2 before:shadow-[inset_0_0_0_1.5px_var(--edge)] before:content-['']"
          >
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{copy.nothing}</p>
      <PaymentError of={['cancel']} className="mt-4" />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{copy.keep}</Button>
        <ErrandButton errand="cancel" variant="danger" busyLabel={copy.busy} onErrand={() => void stop()}>
          {owed ? copy.submitNow : copy.submit(day)}
        </ErrandButton>
      </div>
    </Dialog>
  );
}
