import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { IconButton } from '@tosite/ui/icon-button';
import { Skeleton } from '@tosite/ui/skeleton';
import { Copy } from 'lucide-react';
import { copyText } from '../../display/copy-text.ts';
import { formatMoment } from '../../display/moment.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { errorSentence } from '../../words/error-sentence.ts';
import { proofWords } from '../../words/proof-words.ts';
import { words } from '../../words/words.ts';
import { beginProof, lookForProof } from './proof-calls.ts';
import type { OfSource } from './proof-line.tsx';
import { sourceName } from './source-words.ts';

const copy = proofWords.prove;

/** What to put on a profile so that it is known whose it is, and the look for it. */
export function ProveProfile({ websiteId, source, onClose }: OfSource & { onClose: () => void }) {
  const of = { websiteId, source };
  const name = sourceName(source);
  const { data, error } = useQuery({
    queryKey: ['websites', websiteId, 'proof', source._id],
    queryFn: () => beginProof(of),
    retry: false,
    // Each time it is opened: a code runs out.
    gcTime: 0,
    staleTime: Infinity,
  });
  const check = useMutation({
    mutationFn: () => lookForProof(of),
    onSuccess: () => {
      toastLocal(copy.done(name));
      onClose();
    },
  });
  const failure = check.error ?? error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.title(name)}
      description={copy.body}
      closeLabel={words.common.close}
    >
      <div className="mt-5 grid grid-cols-1 gap-5">
        {data === undefined && error === null && (
          <div role="status" aria-label={copy.loading} className="grid gap-2">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        )}
        {data !== undefined && (
          <>
            <Put what={copy.code} value={data.code} help={copy.codeHelp(formatMoment(data.expiresAt))} />
            <Put what={copy.link} value={data.address} help={copy.linkHelp} />
            {data.account !== null && (
              <p className="text-ink-2">{copy.account[data.account](words.platforms[source.platform])}</p>
            )}
          </>
        )}
        <FormError message={failure === null ? null : errorSentence(failure)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{words.common.close}</Button>
          {data !== undefined && (
            <Button
              variant="primary"
              busy={check.isPending}
              onClick={() => !check.isPending && check.mutate()}
            >
              {check.isPending ? copy.busy : copy.submit}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Put({ what, value, help }: { what: string; value: string; help: string }) {
  async function press() {
    if (await copyText(value)) toastLocal(copy.copied);
    else toastFailure(copy.copyFailed);
  }
  return (
    <div>
      <p className="font-semibold">{what}</p>
      <p className="mt-1.5 flex items-center justify-between gap-2 rounded-control border border-rule bg-wash px-3 py-1">
        <code className="min-w-0 font-mono wrap-anywhere">{value}</code>
        <IconButton label={copy.copy(value)} onClick={() => void press()} className="shrink-0">
          <Copy aria-hidden />
        </IconButton>
      </p>
      <p className="mt-1.5 text-sm text-ink-2">{help}</p>
    </div>
  );
}
