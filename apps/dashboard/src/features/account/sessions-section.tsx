import { useMutation, useQuery } from '@tanstack/react-query';
import type { Session } from '@tosite/api-client/endpoints/sessions';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { Monitor, Smartphone, Tablet, Terminal, type LucideIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { dateLanguage, sayPast } from '../../display/moment.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { clearEverything } from '../../session/clear-state.ts';
import { forgetEndedSession } from '../../session/start-session.ts';
import { accountQueries, signDeviceOut, signOutEverywhere } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';

const copy = accountWords.sessions;
const ICONS: Record<Session['device'], LucideIcon> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: Terminal,
};

export function SessionsSection() {
  const { data, error, refetch } = useQuery(accountQueries.sessions());
  return (
    <AccountSection id="sessions" title={copy.title} body={copy.body}>
      {data !== undefined ? (
        <>
          <ul className="border-t border-rule">
            {data.sessions.map((session) => (
              <SessionRow key={session._id} session={session} />
            ))}
          </ul>
          <Everywhere />
        </>
      ) : error !== null ? (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}>
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <div role="status" aria-label={copy.loading} className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </AccountSection>
  );
}

function nameOf({ device, browser, system }: Session): string {
  if (browser !== null && system !== null) return copy.named(browser, system);
  return browser ?? system ?? (device === 'program' ? copy.someProgram : copy.someBrowser);
}

function SessionRow({ session }: { session: Session }) {
  const Icon = ICONS[session.device];
  const name = nameOf(session);
  const end = useMutation({
    mutationFn: () => signDeviceOut(session._id),
    onSuccess: () => toastLocal(copy.ended(name)),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule py-3">
      <Icon size={20} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-semibold">{name}</span>
          {session.current && <span className="font-medium text-good">{copy.here}</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {[
            copy.used(sayPast(session.lastUsedAt)),
            copy.begun(
              new Date(session.startedAt).toLocaleDateString(dateLanguage(), { dateStyle: 'medium' }),
            ),
            copy.from(session.address),
          ].join(', ')}
        </p>
      </div>
      {!session.current && (
        <Button
          aria-label={copy.endName(name)}
          busy={end.isPending}
          onClick={() => !end.isPending && end.mutate()}
        >
          {end.isPending ? copy.ending : copy.end}
        </Button>
      )}
    </li>
  );
}

function Everywhere() {
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: async () => {
      clearEverything();
      forgetEndedSession();
      await navigate(paths.login());
      toastLocal(copy.everywhereDone);
    },
    onError: (error) => toastFailure(errorSentence(error)),
  });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={end.isPending} onClick={() => !end.isPending && end.mutate()}>
        {end.isPending ? copy.everywhereBusy : copy.everywhere}
      </Button>
      <p className="text-sm text-ink-2">{copy.everywhereNote}</p>
    </div>
  );
}
