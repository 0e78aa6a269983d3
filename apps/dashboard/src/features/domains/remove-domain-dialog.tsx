import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import type { CustomDomain, Website } from '@tosite/validation/website/website';
import { siteAddress } from '../../config/app-config.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { domainWords } from '../../words/domain-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { words } from '../../words/words.ts';
import { takeDomainOff } from './domain-queries.ts';

const copy = domainWords.removing;

type RemoveDomainDialogProps = { website: Website; domain: CustomDomain; onClose: () => void };

/** Says what becomes of links before it is done. */
export function RemoveDomainDialog({ website, domain, onClose }: RemoveDomainDialogProps) {
  const { hostname: host, status, hsts } = domain;
  const address = siteAddress(website.domain_name);
  const hasWorked = status === 'active' || status === 'paused';
  const remove = useMutation({
    mutationFn: () => takeDomainOff(website._id),
    onSuccess: () => {
      onClose();
      toastLocal(copy.done(host));
    },
  });
  const follows = hasWorked
    ? [copy.links(host, address), copy.search, ...(hsts ? [copy.hsts] : []), copy.records]
    : [copy.waiting(address)];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={hasWorked ? copy.title(host) : copy.titleGiveUp(host)}
      closeLabel={words.common.close}
    >
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 wrap-anywhere">
        {follows.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{copy.yours}</p>
      {remove.error !== null && (
        <div className="mt-4">
          <FormError message={errorSentence(remove.error)} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{copy.keep}</Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => !remove.isPending && remove.mutate()}>
          {remove.isPending ? copy.busy : hasWorked ? copy.submit : copy.submitGiveUp}
        </Button>
      </div>
    </Dialog>
  );
}
