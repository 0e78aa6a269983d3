import { isConnectable } from '@tosite/validation/platforms/platform';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import { Notice } from '@tosite/ui/notice';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { Switch } from '@tosite/ui/switch';
import { Trash2 } from 'lucide-react';
import type { SyncSource } from '@tosite/api-client/endpoints/sync';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { ConnectButton } from '../../connections/connect-way.tsx';
import { errorSentence } from '../../words/error-sentence.ts';
import { sayPast } from '../../display/moment.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { ProofLine } from './proof-line.tsx';
import { keepUpToDate } from './sync-calls.ts';
import { isReadable, wayOfMethod } from '../../sites/source-way.ts';
import { isReadOnlyWhenAsked, sourceName } from './source-words.ts';
import { say } from '../../words/say.ts';

const copy = settingsWords.sources;

export type SourceRowProps = {
  source: SyncSource;
  websiteId: string;
  /** True: it is the only one, which a site needs. */
  only: boolean;
  onRemove: () => void;
  onBringNewer: () => void;
};

/** One profile that feeds the site: whose, how and when it was read, what was missing, and whether it is followed. */
export function SourceRow({ source, websiteId, only, onRemove, onBringNewer }: SourceRowProps) {
  const name = sourceName(source);
  const way = wayOfMethod(source.method);
  const isFollowable = isReadable(source) && !isReadOnlyWhenAsked(source);
  const note = way === 'file' ? copy.fileNote : isReadOnlyWhenAsked(source) ? copy.askedNote : null;
  const { platform } = source;
  const connectable = isConnectable(platform) ? platform : null;
  const keep = useMutation({
    mutationFn: (on: boolean) => keepUpToDate(websiteId, source._id, on),
    onSuccess: (_, on) => toastLocal(on ? copy.switched.on : copy.switched.off),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  const on = keep.isPending ? keep.variables : source.syncEnabled;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-3">
        <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-wash text-ink">
          <PlatformMark of={platform} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <span className="sr-only">{`${words.platforms[platform]}: `}</span>
            {/^https?:/u.test(source.profileUrl) ? (
              <a
                href={source.profileUrl}
                target="_blank"
                rel="noopener noreferrer"
                title={copy.open(name)}
                className="hover:underline"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          <p className="text-sm text-ink-2">
            {copy.method[way]}, {copy.read(sayPast(source.fetchedAt))}
          </p>
          {source.lastError !== null && (
            <p className="mt-1 text-sm font-medium text-bad wrap-anywhere">
              {say(source.lastErrorReason, source.lastError)}
            </p>
          )}
          {/* Of a sample it says no more than its line above. */}
          {way !== 'sample' && source.warnings.length > 0 && (
            <details className="mt-1 text-sm text-ink-2">
              <summary className="min-h-7 cursor-pointer py-0.5 max-lg:min-h-11 max-lg:py-3">
                {copy.warnings(source.warnings.length)}
              </summary>
              <ul className="grid gap-1 pb-1">
                {source.warnings.map((warning, index) => (
                  <li key={warning} className="wrap-anywhere">
                    {say(source.warningReasons?.[index], warning)}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {note !== null && <p className="mt-1 text-sm text-ink-2">{note}</p>}
          {way !== 'sample' && <ProofLine websiteId={websiteId} source={source} />}
        </div>
      </div>
      <div className="flex items-start gap-3 max-md:pl-12">
        {way === 'file' ? (
          <Button onClick={onBringNewer}>{copy.bringNewer}</Button>
        ) : (
          isFollowable && (
            <Switch
              label={
                <>
                  {copy.keep}
                  <span className="sr-only">{` ${name}`}</span>
                </>
              }
              checked={on}
              onCheckedChange={(next) => keep.mutate(next)}
            />
          )
        )}
        {!only && (
          <IconButton label={copy.remove(name)} onClick={onRemove} className="max-md:ml-auto">
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {source.needsReconnect && connectable !== null && (
        <Notice
          tone="bad"
          className="md:col-span-2"
          action={
            <ConnectButton
              platform={connectable}
              returnTo={paths.generalSettings()}
              label={copy.reconnectButton}
            />
          }
        >
          {copy.reconnect}
        </Notice>
      )}
    </li>
  );
}
