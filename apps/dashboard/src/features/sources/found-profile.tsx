import { useMutation, useQuery } from '@tanstack/react-query';
import { Avatar } from '@tosite/ui/avatar';
import { Button } from '@tosite/ui/button';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Preview } from '@tosite/validation/website/preview';
import { FormError } from '../../forms/form-error.tsx';
import { words } from '../../words/words.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { previewQueries } from '../../previews/preview-queries.ts';
import { shortLink, useStepsStore } from '../../previews/preview-steps.ts';
import { addProfile, formatFound } from './sync-calls.ts';

const copy = settingsWords.add;

export type FoundProfileProps = {
  previewId: string;
  websiteId: string;
  onOther: () => void;
  onAdded: () => void;
};

/** What was read of another profile, before it is added. */
export function FoundProfile({ previewId, websiteId, onOther, onAdded }: FoundProfileProps) {
  const { data: preview, error } = useQuery(previewQueries.byId(previewId));
  const add = useMutation({
    mutationFn: () => addProfile(websiteId, previewId),
    onSuccess: ({ sync, isNewer }) => {
      onAdded();
      toastLocal(isNewer ? copy.newer(sync.changes.length) : copy.done(preview?.suggestedName ?? ''));
    },
  });
  if (preview === undefined && error === null) {
    return (
      <div role="status" aria-label={words.common.loading} className="mt-4">
        <Skeleton className="h-12 w-64 max-w-full" />
      </div>
    );
  }
  const failure = error ?? add.error;
  return (
    <div className="mt-4 grid gap-4">
      {preview !== undefined && <Facts preview={preview} />}
      <FormError message={failure === null ? null : errorSentence(failure)} />
      <div className="flex flex-wrap gap-3">
        {preview !== undefined && (
          <Button variant="primary" busy={add.isPending} onClick={() => !add.isPending && add.mutate()}>
            {add.isPending ? copy.busy : copy.confirm}
          </Button>
        )}
        <Button onClick={onOther}>{copy.other}</Button>
      </div>
    </div>
  );
}

function Facts({ preview: { previewId, suggestedName, platform, profile, media } }: { preview: Preview }) {
  const known = useStepsStore();
  const said = known.previewId === previewId ? formatFound(known.steps) : '';
  const details = said === '' ? (profile.headline ?? '') : said;
  const picture = profile.avatar === null ? null : (media[profile.avatar.url]?.variants[0]?.path ?? null);
  return (
    <div className="flex items-center gap-3">
      <Avatar name={suggestedName} src={picture} className="size-12" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{suggestedName}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {words.platforms[platform]}
          {profile.url === '' ? '' : `, ${shortLink(profile.url)}`}
        </p>
        {details !== '' && <p className="text-sm text-ink-2 wrap-anywhere">{details}</p>}
      </div>
    </div>
  );
}
