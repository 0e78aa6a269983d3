import { useMutation } from '@tanstack/react-query';
import type { OperatorSite } from '@tosite/api-client/endpoints/operator';
import { Button } from '@tosite/ui/button';
import { TextArea } from '@tosite/ui/text-area';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { toastLocal } from '../../display/toasts.tsx';
import { paths } from '../../paths.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { closeReports, releaseSite, restoreSite, suspendOwner, suspendSite } from './operator-queries.ts';
import { SiteFacts } from './site-facts.tsx';
import { useKeys } from './use-keys.ts';

const copy = operatorWords.decide;
type Deed = 'suspend' | 'owner' | 'stand' | 'restore';

/** What is known, the reason, what the owner will read, and the buttons. What is typed stays until it is done. */
export function Decide({ site, onDone }: { site: OperatorSite; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const name = site.domain_name;
  const deeds: Record<Deed, { run: (words: string) => Promise<void>; said: string }> = {
    suspend: { run: (words) => suspendSite({ id: site._id, words }), said: copy.doneSuspend(name) },
    owner: {
      run: (words) => suspendOwner({ id: site.owner._id, words }),
      said: copy.doneSuspend(site.owner.email),
    },
    stand: {
      run: (words) => (site.status === 'held' ? releaseSite : closeReports)({ id: site._id, words }),
      said: copy.doneStand(name),
    },
    restore: { run: (words) => restoreSite({ id: site._id, words }), said: copy.doneRestore(name) },
  };
  const act = useMutation({
    mutationFn: (deed: Deed) =>
      deeds[deed].run(reason.trim() === '' && deed === 'stand' ? copy.standWords : reason.trim()),
    onSuccess: (_, deed) => {
      toastLocal(deeds[deed].said);
      setReason('');
      onDone();
    },
  });
  const begin = (deed: Deed) => {
    if (act.isPending) return;
    const needed = deed !== 'stand' && reason.trim() === '';
    setMissing(needed);
    if (needed) field.current?.querySelector('textarea')?.focus();
    else act.mutate(deed);
  };
  const isUp = site.status !== 'suspended';
  useKeys({ s: () => isUp && begin('suspend'), l: () => isUp && begin('stand') });

  return (
    <section aria-label={copy.label} className="grid content-start gap-3.5 p-4 max-lg:p-5">
      <SiteFacts site={site} />
      <div ref={field}>
        <TextArea
          label={copy.reason}
          value={reason}
          maxLength={2000}
          error={missing ? copy.reasonMissing : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          className="[&_textarea]:min-h-16"
        />
      </div>
      {isUp ? (
        <>
          <p className="rounded-control border border-rule bg-wash px-3 py-2.5 text-sm wrap-anywhere">
            {copy.theyGet(new URL(site.address).host, reason.trim())}
            {site.owner.language === 'es' && ` ${copy.inSpanish}`}
          </p>
          <Button
            variant="danger"
            busy={act.isPending && act.variables === 'suspend'}
            onClick={() => begin('suspend')}
          >
            {copy.suspend}
          </Button>
          <div className="grid grid-cols-2 gap-2">
            <Button className="px-1" onClick={() => begin('owner')}>
              {copy.owned(site.owner.sites.length)}
            </Button>
            <Button onClick={() => begin('stand')}>{copy.stand}</Button>
          </div>
        </>
      ) : (
        <Button variant="primary" busy={act.isPending} onClick={() => begin('restore')}>
          {copy.restore}
        </Button>
      )}
      {act.error !== null && (
        <p role="alert" className="text-sm font-medium text-bad">
          {errorSentence(act.error)}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2 max-lg:hidden">
        <span>
          <Key>J</Key> <Key>K</Key> {copy.keys}
        </span>
        <span>
          <Key>S</Key> {copy.keySuspend}
        </span>
        <span>
          <Key>L</Key> {copy.keyStand}
        </span>
      </p>
      <Link
        to={paths.operatorFind({ text: site.owner._id })}
        className="text-sm font-medium text-accent-text hover:underline"
      >
        {copy.owner}: {site.owner.email}
      </Link>
    </section>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded border border-rule bg-raise px-1.5 font-mono text-xs text-ink">{children}</kbd>
  );
}
